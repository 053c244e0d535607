// The flight of a unit: the impulse chart with its moves, and its path turn by turn.
import { Rule, Section } from '@admiralty/game-ui/panel'
import { GRAVITY, IMPULSES, type Impulse, OVERSPEED } from '../../data/rings.ts'
import { greenAt, isPulled, movesIn, orbitSense, ringOf, type UnitMotion } from '../../src/orbit/motion.ts'
import { motionAfter, predict } from '../../src/orbit/predict.ts'
import type { Moon, Unit, View } from '../../src/state.ts'
import { clockOf, dangersTo, dangerText, LOOK_AHEAD, motionText, type TurnClock } from '../../src/words/orbit.ts'
import { capital } from '../../src/words/say.ts'

const SHORT: Readonly<Partial<Record<Impulse, string>>> = { [OVERSPEED]: '7+', [GRAVITY]: 'g' }
const NAMES: Readonly<Partial<Record<Impulse, string>>> = { [OVERSPEED]: 'overspeed', [GRAVITY]: 'gravity' }
const doesMove = (motion: UnitMotion, impulse: Impulse): boolean =>
  impulse === GRAVITY ? isPulled(motion) : movesIn(motion.velocity, impulse) > 0

/** The eight impulses; those in which a speed moves are filled, the current one is framed. */
function ImpulseChart({ motion, now }: { readonly motion: UnitMotion; readonly now: number }) {
  return (
    <ol className="gw-impulses">
      {IMPULSES.map((impulse) => {
        const moves = doesMove(motion, impulse)
        const name = NAMES[impulse] ?? `impulse ${impulse}`
        return (
          <li
            key={impulse}
            className={`${moves ? 'on' : ''} ${impulse === now ? 'now' : ''}`}
            title={`${name}: ${moves ? 'moves' : 'stays'}`}
            aria-current={impulse === now ? 'step' : undefined}
          >
            <span aria-hidden="true">{SHORT[impulse] ?? impulse}</span>
            <span className="unseen">{`${capital(name)}: ${moves ? 'moves' : 'stays'}`}</span>
          </li>
        )
      })}
    </ol>
  )
}
/** Where the unit is at the end of each turn, until its path ends. */
function turnLines(motion: UnitMotion, clock: TurnClock): readonly { readonly turn: number; readonly at: UnitMotion }[] {
  const prediction = predict(motion, LOOK_AHEAD, clock.from)
  const last = prediction.fate === 'flying' ? LOOK_AHEAD : (prediction.path.at(-1)?.turn ?? 1) - 1
  return Array.from({ length: last }, (_, index) => ({
    turn: clock.turn + index,
    at: motionAfter(motion, prediction, index + 1, GRAVITY),
  }))
}

interface FlightProps {
  readonly view: View
  readonly body: Unit | Moon
  /** With the thrust that is planned. */
  readonly planned: UnitMotion
}
export function Flight({ view, body, planned }: FlightProps) {
  const clock = clockOf(view)
  const isUnit = 'kind' in body
  if (isUnit && body.dive)
    return (
      <Section title="Flight" aside={<Rule id="GW-SCP-03" />}>
        <p>In the atmosphere. It returns to ring 1 in the next thrust step.</p>
      </Section>
    )
  const dangers = isUnit && body.moon === null ? dangersTo(view, body, planned) : []
  const lines = orbitSense(planned) ? [] : turnLines(planned, clock)
  return (
    <Section title="Flight" aside={<Rule id="GW-MOV-02" />}>
      <ImpulseChart motion={planned} now={view.impulse} />
      <p className="gu-note">
        The orbit of {`ring ${ringOf(planned.at)}`} needs speed {greenAt(planned.at)}
        {greenAt(planned.at) > planned.velocity ? ': it falls at the end of the turn.' : '.'}
      </p>
      {orbitSense(planned) && <p>It stays in ring {ringOf(planned.at)} without thrust.</p>}
      <table className="gu-sum">
        <tbody>
          {lines.map(({ turn, at }) => (
            <tr key={turn}>
              <td>turn {turn}</td>
              <td>{motionText(at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {dangers.map((danger) => (
        <p key={dangerText(view, danger)} className="gu-why-not">
          {capital(dangerText(view, danger))}.
        </p>
      ))}
    </Section>
  )
}
