// The duel of systems/skirmish as a game of boardgame.io, with the same rules: red (player 0) against blue (player 1), strength four, six rounds,
// ambushes. It is written in the usual style: moves change a draft, INVALID_MOVE refuses, playerView removes secrets.
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js'

export const SEATS = ['red', 'blue']
const STRENGTH = 4
const ROUNDS = 6
const other = (seat) => (seat === 'red' ? 'blue' : 'red')
const faceDown = (squad) => squad.cards.filter(({ face }) => face === null)

const squad = () => ({ strength: STRENGTH, cards: [], planned: 'no', ambushed: false })
const secret = () => ({ muster: null, gear: {}, supply: null, plan: null, seen: {} })
const setup = (rounds) => ({
  rounds,
  round: 0,
  squads: { red: squad(), blue: squad() },
  secret: { red: secret(), blue: secret() },
  /** The open question of each seat, or null. */
  asked: { red: 'muster', blue: 'muster' },
  shot: null,
  /** Shots still to come. */
  shots: [],
  /** 'plan' while plans are made, 'open' while they are carried out. */
  step: 'plan',
  outcome: null,
})

function beginRound(G, roll) {
  G.round += 1
  G.step = 'plan'
  for (const seat of SEATS) {
    G.secret[seat].plan = null
    G.squads[seat].planned = 'no'
  }
  for (const seat of SEATS) G.secret[seat].supply = roll()
  askPlans(G)
}

const askPlans = (G) => {
  for (const seat of SEATS) G.asked[seat] = G.squads[seat].planned === 'no' ? 'plan' : null
}

/** Continues until a seat has a question or the game is over. */
function goOn(G, roll) {
  for (;;) {
    const next = G.shots.shift()
    if (next) {
      G.shot = { ...next, stoppedBy: null }
      G.asked = { red: null, blue: null, [next.at]: 'brace' }
      return
    }
    if (G.step === 'plan') {
      askPlans(G)
      if (G.asked.red || G.asked.blue) return
      openPlans(G)
    } else if (G.round >= G.rounds) {
      end(G)
      return
    } else {
      beginRound(G, roll)
      return
    }
  }
}

function openPlans(G) {
  G.step = 'open'
  for (const seat of SEATS) {
    const { plan } = G.secret[seat]
    if (plan?.order === 'rest' && G.squads[seat].strength < STRENGTH) G.squads[seat].strength += 1
    if (plan?.order === 'aim') G.shots.push({ from: seat, at: plan.at, charge: plan.charge })
  }
}

function shoot(G, roll) {
  const { from, at, charge, stoppedBy } = G.shot
  if (stoppedBy === 'flare') return endShot(G, roll)
  const needed = Math.max(2, 4 - (charge ? 1 : 0) + (stoppedBy === 'shield' ? 2 : 0))
  const face = roll()
  if (face < needed) return endShot(G, roll)
  G.squads[at].strength -= 1
  const down = faceDown(G.squads[at])
  if (face !== 6 || down.length === 0) return endShot(G, roll)
  for (const card of down) {
    card.seenBy = from
    G.secret[from].seen[card.id] = G.secret[at].gear[card.id]
  }
  G.asked = { red: null, blue: null, [from]: 'seize' }
}

function endShot(G, roll) {
  G.shot = null
  if (SEATS.every((seat) => G.squads[seat].strength > 0)) goOn(G, roll)
  else end(G)
}

function end(G) {
  const { red, blue } = G.squads
  const winner = red.strength === blue.strength ? null : red.strength > blue.strength ? 'red' : 'blue'
  const why = winner === null ? 'SK-END-03' : Math.min(red.strength, blue.strength) === 0 ? 'SK-END-01' : 'SK-END-02'
  G.outcome = { winners: winner === null ? [] : [winner], why, scores: { red: red.strength, blue: blue.strength } }
  G.asked = { red: null, blue: null }
}

const GEAR = ['shield', 'flare', 'decoy']

/** The game. `rollWith` receives the arguments of a move and returns a die of six sides. */
export function makeDuel(rollWith = ({ random }) => random.D6(), rounds = ROUNDS) {
  const asked =
    (kind, move) =>
    (given, ...args) => {
      const seat = SEATS[Number(given.playerID)]
      if (given.G.asked[seat] !== kind) return INVALID_MOVE
      return move({ G: given.G, seat, roll: () => rollWith(given) }, ...args)
    }
  return {
    name: 'duel',
    setup: () => setup(rounds),
    turn: { activePlayers: ActivePlayers.ALL },
    moves: {
      muster: asked('muster', ({ G, seat, roll }, gear) => {
        if (gear.length !== 2 || gear[0] === gear[1] || !gear.every((kind) => GEAR.includes(kind))) return INVALID_MOVE
        G.secret[seat].muster = gear
        G.asked[seat] = null
        if (SEATS.some((each) => G.asked[each])) return
        for (const each of SEATS) {
          const cards = G.secret[each].muster.map((kind, index) => ({ id: `${each}-${index + 1}`, kind }))
          G.squads[each].cards = cards.map(({ id }) => ({ id, face: null, seenBy: null }))
          for (const { id, kind } of cards) G.secret[each].gear[id] = kind
        }
        beginRound(G, roll)
      }),
      rest: asked('plan', ({ G, seat, roll }) => {
        G.secret[seat].plan = { order: 'rest' }
        G.squads[seat].planned = 'sealed'
        goOn(G, roll)
      }),
      aim: asked('plan', ({ G, seat, roll }, at, charge) => {
        if (at !== other(seat) || G.squads[at].strength === 0) return INVALID_MOVE
        if (charge && ((G.secret[seat].supply ?? 0) < 4 || G.squads[seat].strength < 2)) return INVALID_MOVE
        G.secret[seat].plan = { order: 'aim', at, charge }
        G.squads[seat].planned = 'sealed'
        goOn(G, roll)
      }),
      ambush: asked('plan', ({ G, seat, roll }, at) => {
        if (at !== other(seat) || G.squads[at].strength === 0 || G.squads[seat].ambushed) return INVALID_MOVE
        G.squads[seat].planned = 'ambush'
        G.squads[seat].ambushed = true
        G.shots.unshift({ from: seat, at, charge: false })
        goOn(G, roll)
      }),
      brace: asked('brace', ({ G, seat, roll }, id) => {
        const card = faceDown(G.squads[seat]).find((down) => down.id === id)
        const kind = card ? G.secret[seat].gear[card.id] : null
        if (id !== null && (!card || kind === 'decoy')) return INVALID_MOVE
        if (card) card.face = kind
        G.shot.stoppedBy = kind
        shoot(G, roll)
      }),
      seize: asked('seize', ({ G, roll }, id) => {
        const card = faceDown(G.squads[G.shot.at]).find((down) => down.id === id)
        if (!card) return INVALID_MOVE
        card.face = G.secret[G.shot.at].gear[id]
        endShot(G, roll)
      }),
    },
    endIf: ({ G }) => G.outcome ?? undefined,
    playerView: ({ G, playerID }) => {
      const seat = SEATS[Number(playerID)]
      return { ...G, secret: seat === undefined ? {} : { [seat]: G.secret[seat] } }
    },
  }
}

/** Converts our order to a move: its name and arguments. */
export function moveOf(order) {
  switch (order.order) {
    case 'muster':
      return { type: 'muster', args: [order.gear] }
    case 'aim':
      return { type: 'aim', args: [order.at, order.charge] }
    case 'rest':
      return { type: 'rest', args: [] }
    case 'ambush':
      return { type: 'ambush', args: [order.at] }
    case 'brace':
      return { type: 'brace', args: [order.card] }
    case 'seize':
      return { type: 'seize', args: [order.card] }
    default:
      throw new Error(`no move for ${order.order}`)
  }
}
