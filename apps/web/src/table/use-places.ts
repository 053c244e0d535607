// Choosing a place on the map: the rotation of the thing, and the place by its printed name.
import { type Choice, choicesByPlace, type Placement, type PlaceRequest, placementsAt, turnedPlacement } from '@admiralty/kernel'
import { useMemo, useState } from 'react'
import type { Answers } from './use-answers.ts'

/** A choice that asks for a place. */
export interface PlaceField {
  readonly key: string
  readonly label: string
  readonly request: PlaceRequest
  /** Turns the thing clockwise: under the pointer or the cursor, otherwise where the draft has it. Null if it has one rotation. */
  readonly turn: (() => void) | null
  /** Chooses the place with this printed name; false if it is not allowed. */
  choose(name: string): boolean
}

/** The placement of the aimed choice. */
function aimedPlacement(request: PlaceRequest, turns: number, aimed: Choice | null): Placement | undefined {
  const [spot] = aimed?.spots ?? []
  return spot?.kind === 'hex' ? placementsAt(request, turns).find(({ at }) => at.join() === spot.hex.join()) : undefined
}

/** The choices of the places, and the fields of the choices that ask for one. */
export function usePlaces(offered: readonly Choice[], { write }: Answers) {
  const asking = offered.flatMap(({ key, label, then }) => (then.kind === 'place' ? [{ key, label, request: then }] : []))
  const [stored, setTurns] = useState<number | null>(null)
  const turns = stored ?? asking[0]?.request.now?.turns ?? 0
  const choices = useMemo(() => choicesByPlace(offered, turns), [offered, turns])
  const put = (request: PlaceRequest, placement: Placement): void => {
    setTurns(placement.turns)
    write(request.withPlace(placement))
  }
  const fieldsFor = (aimedAt: Choice | null): readonly PlaceField[] =>
    asking.map((field) => {
      const { request } = field
      const turn = () => {
        const aimed = aimedPlacement(request, turns, aimedAt)
        if (!aimed && request.now) put(request, turnedPlacement(request, request.now))
        else setTurns(aimed ? turnedPlacement(request, aimed).turns : turns + 1)
      }
      const choose = (name: string) => {
        const placement = placementsAt(request, turns).find(({ at }) => request.nameOf(at) === name)
        if (placement) put(request, placement)
        return placement !== undefined
      }
      return { ...field, turn: request.within.length > 1 ? turn : null, choose }
    })
  return { choices, fieldsFor }
}
