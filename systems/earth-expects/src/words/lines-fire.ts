// Log lines of fire: revealed targets, then each shot with its dice.
import type { Part } from '@admiralty/kernel'
import { boxName } from '../ask.ts'
import type { FireEvent } from '../fire/events.ts'
import { ruleOf } from '../fire/prospects.ts'
import type { Missile, Shot, View } from '../state.ts'
import { findShip } from '../table.ts'
import {
  counted,
  crewSides,
  detail,
  die,
  facingName,
  figure,
  type LinesOf,
  line,
  listed,
  missile,
  missileName,
  nameOf,
  rolled,
  shipLink,
  weaponName,
  whoseName,
} from './say.ts'

const verdict = (good: boolean, yes: string, no: string): Part => (good ? yes : no)
const sidesOf = (view: View, ship: string): number => {
  const found = findShip(view, ship)
  return found ? crewSides(found) : 6
}
/** Shots by ship and target: 'Vigilance with 4 missiles and 3 weapons at Icarus'. */
function volleys(view: View, shots: readonly Shot[]): readonly Part[] {
  const pairs = new Map<string, readonly Shot[]>()
  for (const shot of shots) pairs.set(`${shot.from} ${shot.at}`, [...(pairs.get(`${shot.from} ${shot.at}`) ?? []), shot])
  return [...pairs.values()].flatMap((of, index) => {
    const [first] = of
    if (!first) return []
    const guns = of.filter(({ kind }) => kind !== 'missile')
    const missiles = of.length - guns.length
    const [gun] = guns
    const weapons = guns.length === 1 && gun ? weaponName(view, gun.from, gun.weapon, gun.kind) : counted(guns.length, 'weapon')
    const named = [...(missiles > 0 ? [counted(missiles, 'missile')] : []), ...(gun ? [weapons] : [])]
    return [index > 0 ? '; ' : '', shipLink(view, first.from), ` with ${listed(named)} at `, shipLink(view, first.at)]
  })
}
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
  missileMoved: ({ missile: id, seat, path }, view) => {
    const [first, ...others] = flightOf(view, id)
    if (first?.id !== id) return undefined
    const to = [' to ', shipLink(view, first.target), '.']
    if (others.length === 0)
      return line(seat, ['EE-MIS-06'], missile(view, first, seat), ` flies ${counted(path.length - 1, 'hex', 'hexes')}`, ...to)
    const text = `${whoseName(nameOf(view, first.from))} ${others.length + 1} missiles`
    return line(seat, ['EE-MIS-06'], { kind: 'thing', id, text, seat }, ' fly', ...to)
  },
  /** A missile that hits gets its line from `warheadShown`. */
  missileLost: ({ missile: id, seat, from, launched, shot, why, die: face }, view) =>
    why === 'EE-MIS-09'
      ? undefined
      : detail(
          seat,
          [why],
          missile(view, { id, from, launched, shot }, seat),
          ` ${LOST[why] ?? 'is lost in flight'}`,
          ...(face === null ? [] : [': ', die(face)]),
          '.',
        ),
  fireRevealed: ({ shots }, view) =>
    shots.length === 0
      ? line(null, ['EE-WEP-02'], 'No ship fires.')
      : line(null, ['EE-WEP-02'], 'Fire is revealed: ', ...volleys(view, shots), '.'),
  /** The line of revealed fire has the number of missiles. Only their own side learns which are nuclear. */
  missileLaunched: ({ missile: launched, nuclear }, view) =>
    nuclear
      ? detail(
          launched.seat,
          ['EE-MIS-03'],
          missile(view, launched, launched.seat),
          ' at ',
          shipLink(view, launched.target),
          ' is nuclear.',
        )
      : undefined,
  defended: ({ ship, seat, weapon, missile: id, dice, needed, hit }, view) =>
    detail(
      seat,
      ['EE-PD-04'],
      shipLink(view, ship),
      `’s ${weaponName(view, ship, weapon)} at ${missileNamed(view, id)}: `,
      ...rolled(dice, sidesOf(view, ship)),
      ', needs ',
      figure(needed, `${needed.total} or more`),
      verdict(hit, ': hit.', ': missed.'),
    ),
  /** A missile that arrives always hits, so the line of its warhead is enough. */
  attackRolled: ({ attack, seat, dice, needed, hit }, view) =>
    attack.kind === 'missile'
      ? undefined
      : line(
          seat,
          [ruleOf(attack.kind)],
          shipLink(view, attack.by),
          ` fires ${weaponName(view, attack.by, attack.weapon, attack.kind)} at `,
          shipLink(view, attack.at),
          ': ',
          ...rolled(dice, sidesOf(view, attack.by)),
          ...(needed ? [', needs more than ', figure(needed)] : attack.damage ? [', damage ', figure(attack.damage)] : []),
          verdict(hit, ': hit.', needed ? ': missed.' : '.'),
        ),
  rowSetChosen: ({ by, heading }) => detail(by, ['EE-POI-02'], `The shot crosses the record towards ${facingName(heading)}.`),
  rowChosen: ({ by, high }) => detail(by, ['EE-POI-01'], `A row is chosen; high rolls go to the ${high}.`),
  impactRolled: ({ ship, seat, dice, box, turnedAt }, view) => {
    const found = findShip(view, ship)
    const named = (id: string): string => (found ? boxName(view, found, id) : id)
    const about = turnedAt === null ? '' : `, turned about ${named(turnedAt)}`
    return detail(
      seat,
      ['EE-POI-04'],
      'Point of impact: ',
      ...rolled(dice, sidesOf(view, ship)),
      box === null ? `${about}, past the ship.` : `${about}, at ${named(box)}.`,
    )
  },
  damageRolled: ({ ship, seat, dice, damage }, view) =>
    detail(
      seat,
      [damage.because[0]?.[2] ?? 'EE-RAI-07'],
      'Damage to ',
      shipLink(view, ship),
      ': ',
      ...rolled(dice, view.attack ? sidesOf(view, view.attack.by) : 6),
      ', ',
      figure(damage),
      '.',
    ),
  warheadShown: ({ missile: id, seat, ship, nuclear }, view) =>
    line(
      seat,
      [nuclear ? 'EE-MIS-11' : 'EE-MIS-13'],
      { kind: 'thing', id, text: missileNamed(view, id), seat },
      ' strikes ',
      shipLink(view, ship),
      nuclear ? ': it is nuclear.' : ': a standard warhead.',
    ),
  attackEnded: () => undefined,
  rapidWentOn: ({ by, left, hits }, view) =>
    detail(
      findShip(view, by)?.seat ?? null,
      ['EE-RFR-02'],
      shipLink(view, by),
      ` keeps firing: ${counted(left, 'box', 'boxes')} left, ${counted(hits, 'hit')} in a row.`,
    ),
}
