// The dialog of the weapons phase: shots, launches, torpedoes.
import {
  chanceOf,
  type Distribution,
  isRefusal,
  list,
  mean,
  onHex,
  onItem,
  onThing,
  plural,
  type Spread,
  toSpread,
} from '@admiralty/kernel'
import { ahead, type Hex } from '@admiralty/space'
import { damageChances } from '../damage/damage.ts'
import type { FlightStep } from '../orders.ts'
import type { Color } from '../shapes.ts'
import type { Ship, Torpedo, View } from '../state.ts'
import { fittedAt, shipOf, shipsOfSeat, torpedoesOfSeat, torpedoOf } from '../table.ts'
import { mayEndAll } from '../turn/acting.ts'
import { type BlastHit, blastHits, chainHits } from '../weapons/blasts.ts'
import { shotsOf, tubesReady } from '../weapons/questions.ts'
import { type BeamShot, beamShot, layersAt } from '../weapons/targets.ts'
import { flightOf, launched } from '../weapons/torpedoes.ts'
import type { Draft, DraftOf } from './draft.ts'
import { endRows, type GamePage, type GameRow, type GameRows, itemId, row, START } from './form.ts'
import { capital, compass, fittingName, fullName, nameOf, sectionName } from './say.ts'

const PHASE = 'Weapons · yours to decide'
export function weaponsPage(view: View, me: Color, draft: Draft): GamePage {
  switch (draft.kind) {
    case 'ship':
      return {
        ...head(view, `What does ${nameOf(view, draft.ship)} do?`),
        back: { set: START },
        rows: () => shipRows(view, shipOf(view, draft.ship)),
      }
    case 'shot':
      return shotPage(view, draft)
    case 'launch':
      return launchPage(view, draft)
    case 'torpedo':
      return torpedoPage(view, draft)
    case 'blast':
      return blastPage(view, draft)
    default:
      return { ...head(view, 'Fire, launch, steer'), rows: () => startRows(view, me) }
  }
}
const head = (view: View, title: string) =>
  ({ phase: PHASE, title, text: `Round ${view.round}. Each action is resolved before the next one.`, rule: 'SF-TRN-02' }) as const

function startRows(view: View, me: Color): GameRows {
  const ships = shipsOfSeat(view, me)
  const [only] = ships
  const best = bestShot(view, me)
  return [
    best && bestRow(view, best),
    ships.length === 1 && only ? shipRows(view, only) : ships.map((ship) => shipRow(view, ship)),
    torpedoesOfSeat(view, me).map((torpedo) => torpedoRow(view, torpedo)),
    endRows('weapons', { all: mayEndAll(view, me, 'weapons'), main: !best }),
  ]
}
/** The shot at an enemy ship that does the most damage on average. */
function bestShot(view: View, me: Color): BeamShot | undefined {
  const shots = shipsOfSeat(view, me)
    .flatMap((ship) => shotsOf(view, ship))
    .filter((shot) => shot.target.kind === 'ship' && isAtEnemy(shot))
  return shots.map((shot) => ({ shot, mean: chances(shot).mean })).toSorted((a, b) => b.mean - a.mean)[0]?.shot
}
/** The main button fires the best shot, so that a ship with several beams needs one press a shot. */
function bestRow(view: View, shot: BeamShot): GameRow {
  const { ship, beam, section } = shot
  const at = targetId(shot)
  const give = { order: 'fire', ship: ship.id, beam: beam.index, at, charges: beam.charge, section } as const
  const label = `Fire at ${fullName(view, at)}: ${fittingName(beam)}, ${plural(beam.charge, 'charge')}`
  return row('best', 'SF-BEM-03', label, { give, role: 'main', note: hitText(shot), ...figures(shot) })
}
function shipRow(view: View, ship: Ship): GameRow | false {
  const actions = shotsOf(view, ship).length + tubesReady(view, ship).length
  const details = { spots: [onThing(ship.id), onHex(ship.hex)], note: plural(actions, 'action') }
  return actions > 0 && row(`ship:${ship.id}`, 'SF-TRN-02', ship.name, { set: { kind: 'ship', ship: ship.id }, ...details })
}
const shipRows = (view: View, ship: Ship): GameRows => [
  shotsOf(view, ship)
    .filter(isAtEnemy)
    .map((shot) => shotRow(view, shot)),
  tubesReady(view, ship).map((tube) => launchRow(view, ship, tube)),
  // SF-TEAM-06: own ships and torpedoes may be hit too, which is seldom wanted.
  shotsOf(view, ship)
    .filter((shot) => !isAtEnemy(shot))
    .map((shot) => shotRow(view, shot)),
]

// Shots.
const isAtEnemy = ({ ship, target }: Pick<BeamShot, 'ship' | 'target'>): boolean =>
  (target.kind === 'ship' ? target.ship : target.torpedo).side !== ship.side
const targetId = ({ target }: Pick<BeamShot, 'target'>): string => (target.kind === 'ship' ? target.ship.id : target.torpedo.id)
const targetHex = ({ target }: Pick<BeamShot, 'target'>): Hex => (target.kind === 'ship' ? target.ship.hex : target.torpedo.hex)
/** The chances of an attack, for a row. */
function chances({ target, section, strength }: Pick<BlastHit, 'target' | 'section' | 'strength'>) {
  const layers = layersAt(target, section)
  const { shield } = layers
  const points = damageChances(layers, strength.total)
  return {
    odds: chanceOf(points, (damage) => damage > 0),
    oddsTo: target.kind === 'ship' ? 'do damage' : 'destroy it',
    spread: target.kind === 'ship' ? { ...toSpread(points, 'points of damage, shield included'), also: alsoOf(shield, points) } : null,
    because: [{ title: 'dice', number: strength }],
    mean: mean(points),
  }
}
/** Behind a shield, damage may stop there. */
const alsoOf = (shield: number, points: Distribution): Spread['also'] =>
  shield > 0 ? [{ what: 'gets past the shield', chance: chanceOf(points, (damage) => damage > shield), rule: 'SF-DMG-06' }] : []
function figures(attack: Pick<BlastHit, 'target' | 'section' | 'strength'>) {
  const { mean: _, ...shown } = chances(attack)
  return shown
}
/** 'section 3: shield 2, armour 4' */
function hitText({ target, section }: Pick<BlastHit, 'target' | 'section'>): string {
  if (section === null) return 'one hit destroys it'
  const { shield, armour, core } = layersAt(target, section)
  const layers = [shield > 0 && `shield ${shield}`, armour > 0 && `armour ${armour}`, `core ${core}`].filter(Boolean)
  return `${sectionName(section)}: ${layers.join(', ')}`
}
function shotRow(view: View, shot: BeamShot): GameRow {
  const at = targetId(shot)
  const set = { kind: 'shot', ship: shot.ship.id, beam: shot.beam.index, at, section: shot.section } as const
  const spots = [onThing(at), onHex(targetHex(shot)), onItem(shot.ship.id, itemId(shot.beam.index))]
  const label = `${capital(fittingName(shot.beam))} at ${fullName(view, at)}`
  return row(`shot:${shot.ship.id}:${shot.beam.index}@${at}`, 'SF-BEM-04', label, {
    set,
    spots,
    ...figures(shot),
    note: isAtEnemy(shot) ? hitText(shot) : `of your own side; ${hitText(shot)}`,
  })
}
function shotPage(view: View, draft: DraftOf<'shot'>): GamePage {
  const { kind: _, ...aim } = draft
  const held = fittedAt(shipOf(view, aim.ship), aim.beam)?.charge ?? 0
  const shots = Array.from({ length: held }, (_, index) => held - index).flatMap((charges) => {
    const shot = beamShot(view, { ...aim, charges })
    return isRefusal(shot) ? [] : [{ charges, shot }]
  })
  const best = shots[0]?.shot
  const text = best ? `${describeLine(best)} It hits ${hitText(best)}; ${chances(best).mean.toFixed(1)} points on average.` : 'No shot.'
  return {
    phase: PHASE,
    title: `Fire at ${fullName(view, aim.at)}`,
    text,
    rule: 'SF-LOA-01',
    back: { set: START },
    rows: () => [
      shots.map(({ charges, shot }, index) =>
        row(`charges:${charges}`, 'SF-BEM-03', `Fire with ${plural(charges, 'charge')}`, {
          give: { order: 'fire', ...aim, charges },
          role: index === 0 ? 'main' : 'row',
          spots: [onThing(aim.at)],
          ...figures(shot),
        }),
      ),
      (best?.sections ?? []).length > 1 &&
        best?.sections.map(
          (section) =>
            section !== best.section &&
            row(`section:${section}`, 'SF-HIT-02', `Hit ${sectionName(section)} instead`, { set: { ...draft, section } }),
        ),
    ],
  }
}
const describeLine = ({ line: { nebulae } }: BeamShot): string =>
  nebulae.length > 0 ? `The line crosses ${plural(nebulae.length, 'hex', 'hexes')} of nebula.` : 'The line is clear.'

// Launches.
function launchRow(view: View, ship: Ship, tube: number): GameRow | false {
  const made = launched(view, { ship: ship.id, tube, dodge: 0 })
  const fitted = fittedAt(ship, tube)
  if (isRefusal(made) || !fitted) return false
  const label = `Launch a torpedo from tube ${fitted.level} in ${sectionName(fitted.section)}`
  const details = {
    spots: [onItem(ship.id, itemId(tube)), onHex(made.torpedo.hex)],
    note: `warhead ${made.torpedo.warhead}, ${compass(made.torpedo.facing)}`,
  }
  const key = `launch:${ship.id}:${tube}`
  return made.asteroids === null
    ? row(key, 'SF-TOR-01', label, { give: { order: 'launch', ship: ship.id, tube, dodge: 0 }, ...details })
    : row(key, 'SF-TOR-04', label, { set: { kind: 'launch', ship: ship.id, tube }, ...details })
}
const launchPage = (_view: View, { ship, tube }: DraftOf<'launch'>): GamePage => ({
  phase: PHASE,
  title: 'Launch into asteroids',
  text: 'Each movement point that you spend removes one of six dice.',
  rule: 'SF-AST-04',
  back: { set: START },
  rows: () => [6, 5, 4, 3, 2, 1, 0].map((dodge) => dodgeRow(dodge, { give: { order: 'launch', ship, tube, dodge } })),
})
const dodgeRow = (
  dodge: number,
  effect: { readonly give: GameRow extends infer R ? Extract<R, { readonly give: unknown }>['give'] : never },
): GameRow =>
  row(`dodge:${dodge}`, 'SF-AST-04', `Spend ${plural(dodge, 'point')} against asteroids`, {
    ...effect,
    note: plural(6 - dodge, 'die', 'dice'),
  })

// Torpedoes.
function torpedoRow(view: View, torpedo: Torpedo): GameRow {
  const { id, hex, points, turn, warhead } = torpedo
  const note = `warhead ${warhead}, ${plural(points, 'point')}${turn > 1 ? ', last turn' : ''}`
  return row(`torpedo:${id}`, 'SF-TOR-05', capital(nameOf(view, id)), {
    set: { kind: 'torpedo', torpedo: id, path: [] },
    spots: [onThing(id), onHex(hex)],
    note,
  })
}
function torpedoPage(view: View, { torpedo: id, path }: DraftOf<'torpedo'>): GamePage {
  const torpedo = torpedoOf(view, id)
  const flight = flightOf(view, torpedo, path)
  const now = isRefusal(flight) ? torpedo : (flight.at(-1)?.torpedo ?? torpedo)
  const more = (key: string, label: string, steps: readonly FlightStep[], at: Hex): GameRow | false => {
    const next = [...path, ...steps]
    const legal = !isRefusal(flightOf(view, torpedo, next))
    return (
      legal && row(key, 'SF-TOR-06', label, { set: { kind: 'torpedo', torpedo: id, path: next }, spots: [onHex(at)], cost: steps.length })
    )
  }
  return {
    phase: PHASE,
    title: `${capital(nameOf(view, id))}: ${plural(now.points, 'point')} left`,
    text: `It faces ${compass(now.facing)} and may turn ${plural(now.sides, 'hex-side')}.`,
    rule: 'SF-TOR-05',
    back: { set: path.length > 0 ? { kind: 'torpedo', torpedo: id, path: path.slice(0, -1) } : START },
    rows: () => [
      path.length > 0 && row('fly', 'SF-TOR-05', 'Fly this path', { give: { order: 'steer', torpedo: id, path }, role: 'main' }),
      Array.from({ length: now.points }, (_, index) =>
        more(
          `ahead:${index + 1}`,
          `Ahead ${index + 1}`,
          Array.from({ length: index + 1 }, () => ({ step: 'ahead', dodge: 0 }) as const),
          ahead(now.hex, now.facing, index + 1),
        ),
      ),
      Array.from({ length: Math.max(0, now.points - 1) }, (_, index) =>
        more(
          `dodge:${index + 1}`,
          `Ahead 1, ${plural(index + 1, 'point')} against asteroids`,
          [{ step: 'ahead', dodge: index + 1 }],
          ahead(now.hex, now.facing),
        ),
      ),
      more('left', 'Turn left', [{ step: 'left' }], now.hex),
      more('right', 'Turn right', [{ step: 'right' }], now.hex),
      path.length === 0 && [
        row('blast', 'SF-TOR-11', 'Set it off', {
          set: { kind: 'blast', torpedo: id, sections: {} },
          note: plural(blastHits(view, torpedo).length, 'unit'),
        }),
        row('disarm', 'SF-TOR-11', 'Disarm it', { give: { order: 'disarm', torpedo: id } }),
      ],
    ],
  }
}
/** The units that a chain of explosions may reach beyond the blast itself. */
function chainText(view: View, torpedo: Torpedo): string {
  const names = chainHits(view, torpedo).map(({ id }) => fullName(view, id))
  return names.length > 0 ? ` Torpedoes that it destroys explode too: a chain may also reach ${list(names)}.` : ''
}
function blastPage(view: View, { torpedo: id, sections }: DraftOf<'blast'>): GamePage {
  const torpedo = torpedoOf(view, id)
  const hits = blastHits(view, torpedo, sections)
  const named = hits.map((hit) => `${fullName(view, hit.id)} with ${plural(hit.strength.total, 'die', 'dice')}, ${hitText(hit)}`)
  return {
    phase: PHASE,
    title: `Set off ${nameOf(view, id)}?`,
    text: `${named.length > 0 ? `It attacks ${named.join('; ')}.` : 'It attacks nothing.'}${chainText(view, torpedo)}`,
    rule: 'SF-TOR-14',
    back: { set: { kind: 'torpedo', torpedo: id, path: [] } },
    rows: () => [
      row('detonate', 'SF-TOR-11', 'Set it off', {
        give: { order: 'detonate', torpedo: id, sections },
        role: 'main',
        spots: [onThing(id)],
      }),
      hits.flatMap((hit) =>
        hit.sections.map(
          (section) =>
            section !== hit.section &&
            row(`section:${hit.id}:${section}`, 'SF-HIT-02', `Hit ${nameOf(view, hit.id)} in ${sectionName(section)}`, {
              set: { kind: 'blast', torpedo: id, sections: { ...sections, [hit.id]: section } },
            }),
        ),
      ),
    ],
  }
}
