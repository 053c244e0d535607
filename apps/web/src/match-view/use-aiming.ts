// Choosing by pointer and keyboard: the choice that is aimed at, the rows that are listed, and the pick.
import type { Device, Overlay } from '@admiralty/board'
import type { Choice, Place, Question } from '@admiralty/kernel'
import { useCallback, useMemo, useState } from 'react'
import type { Answers } from './answers.ts'
import { enteredChoice, type Listed, listed } from './choice-keys.ts'
import { useHandler } from './use-handler.ts'
import { useChoiceKeys } from './use-keys.ts'
import { type PlaceField, usePlaces } from './use-places.ts'

/** The choice that is aimed at, and by which device: Enter picks it only after the keyboard. */
interface Aim {
  readonly choice: Choice
  readonly by: Device
}

/** The aim after a device points at a choice, or at none: the page may move under a resting pointer, which then takes away only its own aim. */
export const aimAfter = (before: Aim | null, choice: Choice | null, by: Device): Aim | null =>
  choice ? { choice, by } : before?.by === 'key' && by !== 'key' ? before : null

/** The open question with its choices, and the choice that is aimed at. */
export interface Aiming {
  readonly question: Question | undefined
  /** Changes with the question, and not with its draft; null without one. */
  readonly about: string | null
  /** One for each place instead of each that asks for a place. */
  readonly choices: readonly Choice[]
  /** The open regions, to be drawn. */
  readonly regions: readonly Overlay[]
  /** The choice of any place in an open region; undefined without one. */
  readonly choiceAt: ((place: Place) => Choice | null) | undefined
  /** The choices that ask for a place. */
  readonly places: readonly PlaceField[]
  readonly answers: Answers
  readonly aim: Aim | null
  aimAt(choice: Choice | null, by: Device): void
  /** The choice that Enter picks; undefined if it picks none. */
  readonly entered: Choice | undefined
  readonly listed: Listed
  /** The game's own page asks the question, so the list starts folded. */
  readonly closed: boolean
  /** Shows all choices as a list, until another question is asked. */
  unfold(): void
  /** Does nothing if `asked` is the question before, which the map may still show. */
  pick(choice: Choice, asked?: string | null): void
  /** Replaces the draft. */
  draw(draft: unknown): void
  /** Aims at a row as the keyboard does, and unfolds the list where the row is folded. */
  point(choice: Choice): void
}

interface AimingOptions extends Pick<Aiming, 'question' | 'about' | 'answers'> {
  readonly choices: readonly Choice[]
  /** The text view is open: there is no map to pick hexes on. */
  readonly asText: boolean
  /** The game asks on a page of its own. */
  readonly paged: boolean
  /** Called when the player picks or starts over. */
  onAct(): void
  /** Enter, while no question is open. */
  readonly onEnter: (() => void) | null
}

export function useAiming({ question, about, choices: offered, answers, asText, paged, onAct, onEnter }: AimingOptions): Aiming {
  const [stored, setAim] = useState<Aim | null>(null)
  const { choices, regions, choiceAt, isInRegion, fieldsFor } = usePlaces(offered, answers)
  const [unfolded, setUnfolded] = useState<string | null>(null)
  const listedChoice = stored && choices.find(({ key }) => key === stored.choice.key)
  const aimed = listedChoice ?? (stored && isInRegion(stored.choice) ? stored.choice : null)
  const aim = stored && aimed ? { choice: aimed, by: stored.by } : null
  const open = about !== null && unfolded === about
  const places = fieldsFor(aim?.choice ?? null)
  const aimAt = useCallback((choice: Choice | null, by: Device) => setAim((before) => aimAfter(before, choice, by)), [])
  const plain = useMemo(() => offered.filter(({ then }) => then.kind !== 'place' && then.kind !== 'region'), [offered])
  const rows = useMemo(() => listed(plain, { all: open || asText || paged }), [plain, open, asText, paged])
  const closed = paged && !open
  const unfold = () => setUnfolded(about)
  const pick = useHandler((choice: Choice, asked: string | null = about) => {
    if (asked !== about) return
    setAim(null)
    onAct()
    answers.pick(choice)
  })
  const draw = useHandler((draft: unknown) => {
    onAct()
    answers.write(draft)
  })
  const point = (choice: Choice) => {
    aimAt(choice, 'key')
    if (rows.folded.some(({ key }) => key === choice.key)) unfold()
  }
  const aimedByKeys = aim?.by === 'key' ? aim.choice : null
  const entered = closed ? undefined : enteredChoice(plain, aimedByKeys)
  useChoiceKeys({
    choices: plain,
    figured: rows.rows,
    aimed: aimedByKeys,
    active: question !== undefined && !closed,
    onPick: pick,
    onAim: point,
    onClear() {
      onAct()
      answers.clear()
    },
    onTurn: places.find(({ turn }) => turn !== null)?.turn ?? null,
    onUndo: undoing(question, answers),
    onEnter,
  })
  return {
    question,
    about,
    choices,
    regions,
    choiceAt,
    places,
    answers,
    aim,
    aimAt,
    entered,
    listed: rows,
    closed,
    unfold,
    pick,
    draw,
    point,
  }
}

/** The action of Undo: it takes back a step of the draft, or the sealed order while others still think. Null if there is nothing to undo. */
export function undoing(question: Question | undefined, { earlier, busy, given, undo, takeBack }: Answers): (() => void) | null {
  if (busy) return null
  if (question) return earlier.length > 0 ? undo : null
  return given ? takeBack : null
}
