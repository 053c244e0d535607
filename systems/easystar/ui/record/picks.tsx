// Items of a record that can be picked, by the choices that refer to them.

import { OpenRule } from '@admiralty/game-ui'
import { type ReactNode, useContext } from 'react'
import type { GameChoice } from '../../src/words/form.ts'

/** The choices that refer to an item of a ship. */
export const picksOf = (choices: readonly GameChoice[], ship: string, item: string): readonly GameChoice[] =>
  choices.filter(({ spots }) => spots.some((spot) => spot.kind === 'item' && spot.id === ship && spot.item === item))

export interface PickableProps {
  readonly className: string
  readonly picks: readonly GameChoice[]
  /** The id of the item. */
  readonly item: string
  /** The clause that explains the item. */
  readonly rule: string
  /** A short text that distinguishes several picks of one item. */
  nameOf(pick: GameChoice): string
  readonly children: ReactNode
  onPick(choice: GameChoice): void
}
/** A button if one choice refers to the item; with several choices, one button for each below it. Without a choice, it opens the clause. */
export function Pickable({ className, picks, item, rule, nameOf, children, onPick }: PickableProps) {
  const open = useContext(OpenRule)
  const [only, another] = picks
  if (!only)
    return (
      <button type="button" className={className} data-item={item} data-clause={rule} onClick={() => open?.(rule)}>
        {children}
      </button>
    )
  if (!another)
    return (
      <button type="button" className={`${className} may`} data-item={item} data-clause={rule} onClick={() => onPick(only)}>
        <span className="unseen">{only.label}: </span>
        {children}
      </button>
    )
  return (
    <div className={`${className} may`} data-item={item} data-clause={rule}>
      {children}
      <span className="gu-line es-picks">
        {picks.map((pick) => (
          <button type="button" className="btn" key={pick.key} onClick={() => onPick(pick)}>
            <span className="unseen">{pick.label}: </span>
            {nameOf(pick)} {pick.note !== null && <small>{pick.note}</small>}
          </button>
        ))}
      </span>
    </div>
  )
}
