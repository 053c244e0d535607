// Log lines of fire: revealed targets, then each shot with its dice.
import { plural, sentence } from '@admiralty/kernel'
import type { FireEvent } from '../fire/events.ts'
import { ruleOf } from '../fire/prospects.ts'
import type { Missile, View } from '../state.ts'
import { findShip } from '../table.ts'
import {
  after,
  boxIn,
  detail,
  die,
  facingName,
  figure,
  type LinesOf,
  line,
  missile,
  missileName,
  nameOf,
  rolled,
  shipLink,
  sidesOf,
  thing,
  weaponName,
  whoseName,
} from './say.ts'
import { volleys } from './volleys.ts'

const missileNamed = (view: View, id: string): string => {
  const found = view.missiles[id]
  return found ? missileName(view, found) : 'missile'
}
const LOST: Readonly<Record<string, string>> = {
  'EE-PD-08': 'is shot down',
  'EE-MIS-04': 'is lost without guidance',
  'EE-MIS-05': 'is released',
  'EE-MIS-06': 'loses its target',
  'EE-MIS-18': 'has no open route and is lost',
}

/** Missiles that one ship launched in one turn at one target, in order of launch. */
function flightOf(view: View, id: string): readonly Missile[] {
  const one = view.missiles[id]
  const isMate = ({ from, target, launched }: Missile): boolean =>
    one !== undefined && from === one.from && target === one.target && launched === one.launched
  return Object.values(view.missiles).filter(isMate)
}

export const fireLines: LinesOf<FireEvent> = {
  /** One line for missiles launched together, on the event of the first. */
  missileMoved({ missile: id, seat, path }, view) {
    const [first, ...others] = flightOf(view, id)
    if (first?.id !== id) return undefined
    const [flown, target] = [plural(path.length - 1, 'hex', 'hexes'), shipLink(view, first.target)]
    if (others.length === 0) return line(seat, 'EE-MIS-06')`${missile(view, first, seat)} flies ${flown} to ${target}.`
    const all = thing(id, `${whoseName(nameOf(view, first.from))} ${others.length + 1} missiles`, seat)
    return line(seat, 'EE-MIS-06')`${all} fly to ${target}.`
  },
  /** A missile that hits gets its line from `warheadShown`. */
  missileLost({ missile: id, seat, from, launched, shot, why, die }, view) {
    if (why === 'EE-MIS-09') return undefined
    return detail(seat, why)`${missile(view, { id, from, launched, shot }, seat)} ${LOST[why] ?? 'is lost in flight'}${after(die, null)}.`
  },
  fireRevealed({ shots }, view) {
    const reveal = line(null, 'EE-WEP-02')
    return shots.length === 0 ? reveal`No ship fires.` : reveal`Fire is revealed: ${volleys(view, shots)}.`
  },
  /** The line of revealed fire has the number of missiles. Only their own side learns which are nuclear. */
  missileLaunched({ missile: launched, nuclear }, view) {
    const { seat, target } = launched
    return nuclear ? detail(seat, 'EE-MIS-03')`${missile(view, launched, seat)} at ${shipLink(view, target)} is nuclear.` : undefined
  },
  defended({ ship, seat, weapon, missile: id, dice, die: chosen, needed, hit }, view) {
    const shot = sentence`${shipLink(view, ship)}’s ${weaponName(view, ship, weapon)} at ${missileNamed(view, id)}`
    const least = figure(needed, `${needed.total} or more`)
    // EE-AMI-02: an anti-missile rolls two dice, and its player chooses one.
    const tested =
      dice.length > 1
        ? sentence`${rolled(dice, null, sidesOf(view, ship))}, chosen ${die(chosen, hit, sidesOf(view, ship))}`
        : rolled(dice, hit, sidesOf(view, ship))
    return detail(seat, 'EE-PD-04')`${shot}: ${tested}, needs ${least}: ${hit ? 'hit' : 'missed'}.`
  },
  /** A missile that arrives always hits, so the line of its warhead is enough. */
  attackRolled({ attack: { by, at, weapon, kind, damage }, seat, dice, needed, hit }, view) {
    if (kind === 'missile') return undefined
    const shot = sentence`${shipLink(view, by)} fires ${weaponName(view, by, weapon, kind)} at ${shipLink(view, at)}`
    const numbers = needed ? sentence`, needs more than ${figure(needed)}` : damage ? sentence`, damage ${figure(damage)}` : []
    const verdict = hit ? ': hit.' : needed ? ': missed.' : '.'
    return line(seat, ruleOf(kind))`${shot}: ${rolled(dice, needed ? hit : null, sidesOf(view, by))}${numbers}${verdict}`
  },
  rowSetChosen: ({ by, heading }) => detail(by, 'EE-POI-02')`The shot crosses the record towards ${facingName(heading)}.`,
  rowChosen: ({ by, high }) => detail(by, 'EE-POI-01')`A row is chosen; high rolls go to the ${high}.`,
  impactRolled({ ship, seat, dice, box, turnedAt }, view) {
    const about = turnedAt === null ? '' : `, turned about ${boxIn(view, ship, turnedAt)}`
    const met = box === null ? ', past the ship.' : `, at ${boxIn(view, ship, box)}.`
    return detail(seat, 'EE-POI-04')`Point of impact: ${rolled(dice, null, sidesOf(view, ship))}${about}${met}`
  },
  damageRolled({ ship, seat, dice, damage }, view) {
    const faces = rolled(dice, null, view.attack ? sidesOf(view, view.attack.by) : 6)
    return detail(seat, damage.because[0]?.[2] ?? 'EE-RAI-07')`Damage to ${shipLink(view, ship)}: ${faces}, ${figure(damage)}.`
  },
  warheadShown({ missile: id, seat, ship, nuclear }, view) {
    const struck = sentence`${thing(id, missileNamed(view, id), seat)} strikes ${shipLink(view, ship)}`
    return nuclear ? line(seat, 'EE-MIS-11')`${struck}: it is nuclear.` : line(seat, 'EE-MIS-13')`${struck}: a standard warhead.`
  },
  attackEnded: () => undefined,
  rapidWentOn({ by, left, hits }, view) {
    const more = `${plural(left, 'box', 'boxes')} left, ${plural(hits, 'hit')} in a row`
    return detail(findShip(view, by)?.seat ?? null, 'EE-RFR-02')`${shipLink(view, by)} keeps firing: ${more}.`
  },
}
