"""`club`."""

from math import exp
from operator import mul
from typing import Final

from cardtable.bots.player import Advice, Choice, Player
from cardtable.bots.war.reading import CERTAIN, Reading
from cardtable.engine.luck import Luck
from cardtable.engine.views import View
from cardtable.engine.war.play import CARRY, NEXT_HIGHEST, NOBODY, PASS, RANKS_IN, AUCTION, SEALED, War

HABIT: Final = 0.5
STEADY: Final = 1.5
UPWARD: Final = 0.5
STEPS: Final = 50
ROUNDS = 10
STEP=1.5
HABITN=0.5
BOLD = 0.1

class Club(Player):
    name: str = "club"

    def advise(self, view: View, luck: Luck, effort: float) -> Advice:
        state = view.state
        assert isinstance(state, War)
        if state.phase == SEALED:
            moves = list(state.legal(view.seat))
            reading = Reading(state)
            if state.terms.seats == 2 and state.left + sum([b != -1 for b in state.bids]) == 2:
                mix = duel(state, reading, view.seat)
            else:
                mix = field(state, reading, view.seat)
        else:
            moves = list(state.legal(view.seat)); mix=[1/len(moves)]*len(moves)
        choices=[Choice(m,p,None) for m,p in zip(moves,mix)]
        choices.sort(key=lambda c:-c.probability)
        return Advice(choices,None,False)

def habit(state, reading, seat):
    """How people bid out of habit: the card that stands in the hand where the prize stands among those to come."""
    hand = reading.hands[seat]
    n = len(hand)
    if state.terms.own_cards:
        vals=sorted(state.terms.values[r] for r in RANKS_IN[state.hands[seat]])
    else:
        unseen = state.terms.suit_mask
        for rank in state.prizes[: state.number + 1]:
            unseen &= ~(1 << rank)
        vals=[state.terms.values[r] for r in RANKS_IN[unseen]]
    below = sum([1.0 if v<reading.stake else 0.5 if v==reading.stake else 0.0 for v in vals])
    want = below/max(1,len(vals))*(n-1)+UPWARD
    w=[exp(-abs(i-want)/STEADY) for i in range(n)]
    t=sum(w)
    return [x/t for x in w]

def duel(state, reading, seat):
    other=1-seat
    mine=[reading.place[r] for r in RANKS_IN[state.hands[seat]]]
    theirs=reading.hands[other]
    if len(mine)==1: return [1.0]
    lead=state.scores[seat]-state.scores[other]
    W=reading.stake
    R=reading.rest
    carry = state.terms.tie==CARRY
    SM=0;SN=0
    mr=[0]*14; mc=[0]*14; nr=[0]*14; nc=[0]*14
    for a in reading.hands[seat]:
        for b in theirs:
            w=a if a>b else b
            SN+=w; nr[a]+=w; nc[b]+=w
            if a<b: SM-=w; mr[a]-=w; mc[b]-=w
            elif a>b: SM+=w; mr[a]+=w; mc[b]+=w
    T=reading.spread; pull=reading.pull
    A=[]
    last=len(mine)==2 and not state.terms.own_cards
    for a in mine:
        row=[]
        for b in theirs:
            g=1 if a>b else -1 if a<b else 0
            r=R+W if carry and g==0 else R
            if last:
                c=sum(mine)-a; d=sum(theirs)-b
                e=lead+g*W+(r if c>d else -r if c<d else 0)
                row.append(1.0 if e>0 else 0.0 if e<0 else 0.5)
            else:
                m=a if a>b else b
                n=SN-nr[a]-nc[b]+m
                s=(SM-mr[a]-mc[b]+g*m)/n if n else 0.0
                e=(lead+g*W+pull*r*s)/T
                row.append(1/(1+exp(-e)) if -CERTAIN<e<CERTAIN else (1.0 if e>0 else 0.0))
        A.append(row)
    return solve(A,STEPS,habit(state,reading,other),HABIT)

def solve(A, its, model, p):
    n=len(A); m=len(A[0]); B=[list(c) for c in zip(*A)]
    rr=[0.0]*n; cr=[0.0]*m; x=[1/n]*n; y=[1/m]*m; ax=[0.0]*n; pm=[p*q for q in model]
    for t in range(1,its+1):
        yy=[a+(1-p)*b for a,b in zip(pm,y)]
        u=[sum(map(mul,r,yy)) for r in A]; v=sum(map(mul,u,x))
        rr=[max(0.0,r+a-v) for r,a in zip(rr,u)]; s=sum(rr)
        x=[r/s for r in rr] if s>0 else [1/n]*n
        ax=[a+t*b for a,b in zip(ax,x)]
        w=[sum(map(mul,c,x)) for c in B]; v=sum(map(mul,w,y))
        cr=[max(0.0,r+v-a) for r,a in zip(cr,w)]; s=sum(cr)
        y=[r/s for r in cr] if s>0 else [1/m]*m
    s=sum(ax); return [a/s for a in ax]

def field(state, reading, seat):
    terms=state.terms
    seats=terms.seats
    bidders=[s for s in range(seats) if terms.seller_bids or not terms.own_cards or s!=state.seller]
    L=reading.levels+1
    R=reading.rest
    T=reading.spread
    base=[reading.expected(s,0,R)/T for s in range(seats)]
    top=max(base)
    f=[exp(max(b-top,-CERTAIN)) for b in base]
    g=exp(min(reading.stake/T,CERTAIN))
    F=sum(f)
    hands={s:sorted(set(reading.hands[s])) for s in bidders}
    after={s:[exp(max(reading.expected(s,p,R)/T-top,-CERTAIN)) for p in hands[s]] for s in bidders}
    model={}
    for s in bidders:
        q=[0.0]*L
        for p,x in zip(reading.hands[s],habit(state,reading,s)): q[p]+=x
        model[s]=q
    mix=model
    out=[]
    for t in range(ROUNDS):
        replies={}
        cum={}
        for s in bidders:
            a=0.0; c=[]
            for x in mix[s]:
                a+=x; c.append(a)
            cum[s]=c
        for s in bidders:
            others=[k for k in bidders if k!=s]
            wins, lost_to = outcomes(terms.tie, others, mix, cum, L, hands[s])
            # where somebody else wins: her average chance
            Fo=F-f[s]
            share=sum(lost_to)
            pay=[]
            for p,e,(pw,pl) in zip(hands[s],after[s],wins):
                won=e*g/(e*g+Fo)
                lost=0.0
                for k,wk in zip(others,lost_to):
                    if wk>0: lost+=wk*e/(e+Fo+f[k]*(g-1))
                lost=lost/share if share>0 else 0
                none=e/(e+Fo)
                pay.append(pw*won+pl*lost+(1-pw-pl)*none)
            best=max(pay); span=best-min(pay)
            tau=max(BOLD*span,1e-9)
            z=[exp(max((x-best)/tau,-50)) for x in pay]; tz=sum(z)
            q=[0.0]*L
            for p,x in zip(hands[s],z): q[p]=x/tz
            replies[s]=q
        if t==0: avg=replies
        else: avg={s:[a+(b-a)*STEP/(t+STEP) for a,b in zip(avg[s],replies[s])] for s in bidders}
        mix={s:[HABITN*a+(1-HABITN)*b for a,b in zip(model[s],avg[s])] for s in bidders}
    q=avg[seat]
    ranks=RANKS_IN[state.hands[seat]]
    cnt={}
    for r in ranks: cnt[reading.place[r]]=cnt.get(reading.place[r],0)+1
    return [q[reading.place[r]]/cnt[reading.place[r]] for r in ranks]

def outcomes(tie, others, mix, cum, L, hand):
    """For each place: chance she wins, chance somebody else does; and by others how likely each is to be that."""
    m=len(others)
    G=[1.0]*L
    for k in others:
        c=cum[k]; G=[a*b for a,b in zip(G,c)]
    # unique top among others at v
    uniq=[0.0]*L
    lost=[]
    for k in others:
        tot=0.0
        q=mix[k]; c=cum[k]
        for v in range(1,L):
            if q[v]>0:
                if c[v-1]>0: x=q[v]*G[v-1]/c[v-1]
                else:
                    x=q[v]
                    for j in others:
                        if j!=k: x*=cum[j][v-1]
                uniq[v]+=x; tot+=x
        lost.append(tot)
    res=[]
    if tie==NEXT_HIGHEST and m>1:
        return next_highest(others,mix,L,hand), lost
    above=[0.0]*(L+1)
    for v in range(L-1,0,-1): above[v]=above[v+1]+uniq[v]
    for p in hand:
        res.append((G[p-1], above[p+1] if p<L else 0.0))
    return res,lost

def next_highest(others,mix,L,hand):
    m=len(others)
    avg=[sum(mix[k][v] for k in others)/m for v in range(L)]
    # walk down from the top: dist[r] = prob r others still unplaced and no unique bid so far
    dist=[0.0]*(m+1); dist[m]=1.0
    left=1.0
    lost=0.0
    out={}
    for v in range(L-1,0,-1):
        h=min(1.0,avg[v]/left) if left>1e-12 else 1.0
        left-=avg[v]
        new=[0.0]*(m+1)
        nobody=0.0
        uniq=0.0
        for r in range(m+1):
            d=dist[r]
            if d<=0: continue
            pr=(1-h)**r  # c=0
            nobody+=d*pr
            new[r]+=d*pr
            if r: 
                uniq+=d*r*h*(1-h)**(r-1)
            comb=1.0
            for c in range(2,r+1):
                # C(r,c)
                comb=1.0
                for i in range(c): comb=comb*(r-i)/(i+1)
                new[r-c]+=d*comb*h**c*(1-h)**(r-c)
        out[v]=(nobody,lost)
        lost+=uniq
        dist=new
    return [out[p] for p in hand]
