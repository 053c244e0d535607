// The current phase, the phases of a turn, the tables and the tally.
import type { Phase, PhaseMark, Tally, TextTable } from '@admiralty/kernel'
import { SECTION_INTEGRITY, SECTIONS } from '../../data/tables.ts'
import { sectionName } from '../design/check.ts'
import type { Ship, View } from '../state.ts'
import { fittedOf, integrityOf, steererOf } from '../table.ts'
import { tileName } from './ask-anomalies.ts'
import { COLORS, capital, compass, fittingName, fullName, hexName, teamName } from './say.ts'

const SETTING = ['ships', 'anomaly', 'placement'] as const
const TURN = ['weapons', 'movement', 'power'] as const
const NAMES: Readonly<Record<string, string>> = {
  ships: 'Ships',
  anomaly: 'Anomalies',
  placement: 'Placing',
  weapons: 'Weapons',
  movement: 'Movement',
  power: 'Power',
}
const kindOf = (view: View): string => view.calls[0]?.kind ?? view.agenda[0]?.step ?? 'over'

export function phases(view: View): readonly PhaseMark[] {
  const list: readonly string[] = view.round === 0 ? SETTING : TURN
  const at = list.indexOf(kindOf(view))
  return list.map((name, index) => ({
    name: NAMES[name] ?? name,
    state: view.outcome || index < at ? 'done' : index === at ? 'now' : 'to come',
  }))
}
export function phase(view: View): Phase {
  const { round, active, setup } = view
  if (view.outcome) return { turn: round, step: 'over', title: `over in round ${round}` }
  const kind = kindOf(view)
  const name = (NAMES[kind] ?? kind).toLowerCase()
  if (round === 0) return { turn: 0, step: kind, title: `setting up: ${name}` }
  const limit = setup.rounds === null ? '' : ` of ${setup.rounds}`
  return { turn: round, step: `${active} ${kind}`, title: `round ${round}${limit}, ${active ? teamName(view, active) : ''}’s ${name}` }
}

const chargeText = (ship: Ship): string =>
  fittedOf(ship)
    .filter(({ kind, works }) => works && kind !== 'generator')
    .map((fitted) => `${fittingName(fitted)}: ${fitted.charge}${fitted.partial > 0 ? `+${fitted.partial}` : ''}`)
    .join(', ')
export const tables = (view: View): readonly TextTable[] => [
  {
    title: 'Ships',
    head: ['ship', 'hex', 'facing', ...SECTIONS.map((section) => capital(sectionName(section))), 'charges'],
    rows: Object.values(view.ships).map((ship) => [
      ship.name,
      ship.status === 'flying' ? hexName(ship.hex) : 'destroyed',
      compass(ship.facing),
      ...ship.integrity.map(String),
      chargeText(ship),
    ]),
  },
  {
    title: 'Torpedoes',
    head: ['torpedo', 'steered by', 'hex', 'facing', 'warhead', 'points', 'turn'],
    rows: Object.values(view.torpedoes).map((torpedo) => [
      fullName(view, torpedo.id),
      COLORS[steererOf(view, torpedo)],
      hexName(torpedo.hex),
      compass(torpedo.facing),
      String(torpedo.warhead),
      String(torpedo.points),
      String(torpedo.turn),
    ]),
  },
  {
    title: 'Anomalies',
    head: ['tile', 'hex'],
    rows: view.tiles.map(({ kind, at }) => [capital(tileName(kind)), hexName(at)]),
  },
]
const POINTS = SECTIONS.length * SECTION_INTEGRITY
export const tally = (view: View): readonly Tally[] =>
  Object.values(view.ships).map((ship) => ({
    id: ship.id,
    seat: ship.seat,
    taken: ship.status === 'flying' ? POINTS - integrityOf(ship) : POINTS,
    of: POINTS,
  }))
