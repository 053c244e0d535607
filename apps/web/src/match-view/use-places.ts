// Choosing a place on the map: the rotation of the thing, and the place by its printed name, or any place of a region by course and distance.
import { regionOverlays } from '@admiralty/board'
import {
  type Choice,
  choicesByPlace,
  type Place,
  type Placement,
  type PlaceRequest,
  placedInRegion,
  placementsAt,
  turnedPlacement,
} from '@admiralty/kernel'
import { useCallback, useMemo, useState } from 'react'
import type { Answers } from './answers.ts'

/** A choice that asks for a place. */
export interface PlaceField {
  readonly key: string
  readonly label: string
  /** The name of the place where the draft has the thing; empty if nowhere yet. */
  readonly now: string
  /** Any place of a region, by course and distance; otherwise a marked hex. */
  readonly inRegion: boolean
  /** A name that is allowed: 'hex' or '3, 14 MU'. */
  readonly example: string
  /** Turns the thing clockwise: under the pointer or the cursor, otherwise where the draft has it. Null if it has one rotation. */
  readonly turn: (() => void) | null
  /** Chooses the place with this printed name; false if it is not allowed. */
  choose(name: string): boolean
}

/** The placement of the aimed choice. */
function aimedPlacement(request: PlaceRequest, turns: number, aimed: Choice | null): Placement | undefined {
  const [spot] = aimed?.spots ?? []
  return spot?.kind === 'place' ? placementsAt(request, turns).find(({ at }) => at.join() === spot.at.join()) : undefined
}

/** The fields of the choices that ask for a place in a region. */
export const regionFields = (offered: readonly Choice[], { write }: Pick<Answers, 'write'>): readonly PlaceField[] =>
  offered.flatMap(({ key, label, then: request }) => {
    if (request.kind !== 'region') return []
    const { now, nameOf, examples } = request
    const [first] = examples
    const choose = (name: string) => {
      const place = request.placeOf(name)
      if (place) write(request.withPlace(place))
      return place !== null
    }
    return [{ key, label, now: now ? nameOf(now) : '', inRegion: true, example: first ? nameOf(first) : '3, 14 MU', turn: null, choose }]
  })

/** The choice of a place in the first region that allows it; null if none does. */
export function choiceInRegions(offered: readonly Choice[], place: Place): Choice | null {
  for (const { then, ...choice } of offered) {
    const near = then.kind === 'region' ? then.nearest(place) : null
    if (then.kind === 'region' && near) return placedInRegion(choice, then, near)
  }
  return null
}

/** The choices of the places, the choice of any place in a region, and the fields of the choices that ask for a place. */
export function usePlaces(offered: readonly Choice[], answers: Answers) {
  const { write } = answers
  const asking = offered.flatMap(({ key, label, then }) => (then.kind === 'place' ? [{ key, label, request: then }] : []))
  const regions = useMemo(() => offered.filter(({ then }) => then.kind === 'region'), [offered])
  const [stored, setTurns] = useState<number | null>(null)
  const turns = stored ?? asking[0]?.request.now?.turns ?? 0
  const choices = useMemo(() => choicesByPlace(offered, turns), [offered, turns])
  const put = (request: PlaceRequest, placement: Placement): void => {
    setTurns(placement.turns)
    write(request.withPlace(placement))
  }
  const hexFields = (aimedAt: Choice | null): readonly PlaceField[] =>
    asking.map(({ key, label, request }) => {
      const { now, nameOf } = request
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
      const isTurned = request.within.length > 1
      return { key, label, now: now ? nameOf(now.at) : '', inRegion: false, example: 'hex', turn: isTurned ? turn : null, choose }
    })
  const choiceAt = useCallback((place: Place) => choiceInRegions(regions, place), [regions])
  return {
    choices,
    regions: useMemo(() => regionOverlays(regions), [regions]),
    choiceAt: regions.length > 0 ? choiceAt : undefined,
    /** Whether a choice is one of a place in an open region. */
    isInRegion: ({ key }: Choice): boolean => regions.some((region) => key.startsWith(`${region.key}@`)),
    fieldsFor: (aimedAt: Choice | null): readonly PlaceField[] => [...hexFields(aimedAt), ...regionFields(regions, answers)],
  }
}
