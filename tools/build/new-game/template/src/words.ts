// The texts of the game as plain data: the forms that ask, log lines and tables. Screen, number keys and terminal show the same list.
import { type EmptyDraft, type Form, formWords, rowsOf } from '@admiralty/forms'
import { d6, figure, logEntryBy, logHeading, logLine, onThing, type Part, phaseMarks, plural, type Words } from '@admiralty/kernel'
import type { Observation } from './events.ts'
import { askedOf, check } from './game.ts'
import { type Color, enemyOf, LAST_TURN, SEATS, type Ship, SUPPLIES, type View } from './state.ts'
import { NEEDED, type Template } from './steps.ts'

/** The choices of a player on the way to an order: how many of the supplies are torpedoes. */
export type Draft = EmptyDraft | { readonly kind: 'supplies'; readonly torpedoes: number }
interface Forms extends Template {
  readonly me: Color
  readonly draft: Draft
}
const row = rowsOf<Draft, Template['order']>()
const supplies = (torpedoes: number): Draft => ({ kind: 'supplies', torpedoes })

const load: Form<Forms> = {
  duty: 'to choose supplies',
  page(_view, _me, draft) {
    const torpedoes = draft.kind === 'supplies' ? draft.torpedoes : 1
    const chosen = `${plural(torpedoes, 'torpedo', 'torpedoes')} and ${plural(SUPPLIES - torpedoes, 'repair')}`
    return {
      phase: 'Supplies',
      title: 'Choose three supplies',
      text: `The enemy does not see them. Chosen: ${chosen}.`,
      rule: 'TP-SUP-01',
      rows: () => [
        row('load', 'TP-SUP-01', `Take ${chosen}`, { give: { order: 'load', torpedoes }, role: 'main' }),
        torpedoes < SUPPLIES && row('more', 'TP-SUP-01', 'One torpedo more', { set: supplies(torpedoes + 1) }),
        torpedoes > 0 && row('fewer', 'TP-SUP-01', 'One torpedo fewer', { set: supplies(torpedoes - 1) }),
      ],
    }
  },
}
const act: Form<Forms> = {
  duty: 'to act',
  page(view, me) {
    const { torpedoes, repairs } = view.secret[me] ?? { torpedoes: 0, repairs: 0 }
    const spots = [onThing(enemyOf(me))]
    const chance = { odds: 2 / 3, oddsTo: 'hit' }
    return {
      phase: `Turn ${view.turn}`,
      title: 'What does your ship do?',
      text: 'Both ships act at once.',
      rule: 'TP-SEQ-01',
      rows: () => [
        row('guns', 'TP-GUN-01', 'Fire the guns', { give: { order: 'guns' }, spots }),
        row('torpedo', 'TP-TOR-01', 'Fire a torpedo', { give: { order: 'torpedo' }, ...chance, note: `${torpedoes} left`, spots }),
        row('repair', 'TP-REP-01', 'Repair', { give: { order: 'repair' }, note: `${repairs} left`, spots: [onThing(me)] }),
      ],
    }
  },
}

export const shipName = (seat: string): string => (seat === 'yellow' ? 'Yellow' : 'Blue')
const ship = (seat: Color): Part => ({ kind: 'thing', id: seat, text: shipName(seat), seat })
const logEntry = logEntryBy<Observation, View>({
  begun: () => logHeading(['TP-GEN-01'], 'The ships meet'),
  loaded: ({ seat, torpedoes }) =>
    logLine(['TP-SUP-01'], ship(seat), torpedoes === null ? ' has chosen supplies' : ` takes ${plural(torpedoes, 'torpedo', 'torpedoes')}`),
  turnBegan: ({ turn }) => logHeading(['TP-SEQ-01'], `Turn ${turn}`),
  repaired: ({ seat, hull }) => logLine(['TP-REP-01'], ship(seat), ' is repaired to a hull of ', figure(hull)),
  gunsFired: ({ seat, dice, hits }) =>
    logLine(['TP-GUN-01'], ship(seat), ' fires guns: ', ...dice.map((face) => d6(face, face >= NEEDED.guns)), ` ${plural(hits, 'hit')}`),
  torpedoFired: ({ seat, die, hit }) => logLine(['TP-TOR-01'], ship(seat), ' fires a torpedo: ', d6(die, hit), hit ? ' hits' : ' misses'),
  damaged: ({ seat, damage }) => logLine(['TP-GUN-01'], ship(seat), ' takes ', figure(damage), ' damage'),
  ended: ({ outcome }) => logHeading([outcome.why], 'The battle is over'),
})

const AIM = { aim: 'Destroy the enemy ship.', otherwise: `After turn ${LAST_TURN} the ship with more hull wins.` }
const PHASES: Readonly<Record<string, string>> = { load: 'supplies', act: 'action' }
const figuresOf = ({ hull, used }: Ship): readonly string[] => [hull, used].map(String)
const stepOf = ({ calls }: View): string => calls[0]?.kind ?? 'over'
export const words: Words<Template, Draft> = {
  ...formWords<Forms>({ forms: { load, act }, askedOf, check }),
  phase: (view) => ({
    turn: view.turn,
    step: stepOf(view),
    title: view.turn === 0 ? 'setting up' : `turn ${view.turn} of ${LAST_TURN}, ${PHASES[stepOf(view)] ?? 'over'}`,
  }),
  phases: (view) => phaseMarks(Object.values(PHASES), Object.keys(PHASES).indexOf(stepOf(view))),
  goal: ({ ships }) => ({ ...AIM, sides: SEATS.map((seat) => `${shipName(seat)}: hull ${ships[seat].hull}`), left: '' }),
  logEntry,
  table: ({ ships }) => [
    { title: 'Ships', head: ['ship', 'hull', 'supplies used'], rows: SEATS.map((seat) => [shipName(seat), ...figuresOf(ships[seat])]) },
  ],
  terms: [],
  tally: ({ ships, setup }) => SEATS.map((seat) => ({ id: seat, seat, taken: setup.hull - ships[seat].hull, of: setup.hull })),
  outcome: ({ winners, why }) => logLine([why], winners.length === 0 ? 'A draw' : `${winners.map(shipName).join()} won`),
}
