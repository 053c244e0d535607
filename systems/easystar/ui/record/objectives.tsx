// What each side must do to win, and how far it has come.
import { SideBadge } from '@admiralty/board'
import { lastTurnOf, objectivesOf, type SideObjective } from '../../src/setting/objectives.ts'
import type { View } from '../../src/state.ts'
import { isColor, seatsOn, sideOf } from '../../src/table.ts'
import { COLORS, listed } from '../../src/words/say.ts'
import { type OnRule, Rule, Section } from '../cite.tsx'
import { sideStyleOf } from '../sides.ts'

interface AimProps {
  readonly view: View
  readonly objective: SideObjective
  /** The aim is the same for all sides. */
  readonly shared: boolean
  readonly onRule: OnRule
}
function Aim({ view, objective: { side, text, rule, progress }, shared, onRule }: AimProps) {
  const seats = seatsOn(view, side)
  return (
    <li>
      {!shared && (
        <b>
          {seats.map((seat) => (
            <SideBadge key={seat} sideStyle={sideStyleOf(seat)} size={13} />
          ))}{' '}
          {listed(seats.map((seat) => COLORS[seat]))}:
        </b>
      )}{' '}
      {text}
      {progress && (
        <>
          {' '}
          <span className="num">
            ({progress.done} of {progress.needed} so far)
          </span>
        </>
      )}{' '}
      <Rule id={rule} onRule={onRule} />
    </li>
  )
}

/** Whether the sides have different aims, which then stand above the records. */
export const isSpecial = (view: View): boolean => new Set(objectivesOf(view).map(({ text }) => text)).size > 1

/** The viewer's own objective first; one line if all sides have the same. */
export function Objectives({ view, onRule }: { readonly view: View; readonly onRule: OnRule }) {
  const all = objectivesOf(view)
  const own = isColor(view.me) ? sideOf(view, view.me) : null
  const sorted = [...all.filter(({ side }) => side === own), ...all.filter(({ side }) => side !== own)]
  const shared = !isSpecial(view)
  const turns = lastTurnOf(view.setup)
  return (
    <Section title="Objective" aside={view.turn === 0 ? `${turns} turns` : `turn ${view.turn} of ${turns}`}>
      <ul className="es-aims">
        {(shared ? sorted.slice(0, 1) : sorted).map((objective) => (
          <Aim key={objective.side} view={view} objective={objective} shared={shared} onRule={onRule} />
        ))}
      </ul>
    </Section>
  )
}
