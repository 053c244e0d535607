// A choice of a place in the list: a field for its printed name, and the button that turns the thing.
import { useId, useRef, useState } from 'react'
import { Termed } from '../parts/termed.tsx'
import type { PlaceField } from './use-places.ts'

interface PlaceRowProps {
  readonly field: PlaceField
  readonly busy: boolean
}

const HINTS = { hexes: 'or pick a marked place on the map', region: 'course and distance, or pick a place on the map' } as const

export function PlaceRow({ field: { label, now, inRegion, example, turn, choose }, busy }: PlaceRowProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string | null>(null)
  return (
    <li>
      <form
        className="place"
        onSubmit={(event) => {
          event.preventDefault()
          const name = input.current?.value.trim() ?? ''
          setRefused(choose(name) || name === '' ? null : name)
        }}
      >
        <label htmlFor={id}>
          <Termed text={label} />
        </label>
        <input key={now} ref={input} id={id} className="in" defaultValue={now} placeholder={example} size={inRegion ? 13 : 6} />
        {turn && (
          <button type="button" className="btn" disabled={busy} onClick={turn}>
            Turn <kbd>R</kbd>
          </button>
        )}
        <button type="submit" className="btn" disabled={busy}>
          Place
        </button>
      </form>
      <output>
        {refused === null ? HINTS[inRegion ? 'region' : 'hexes'] : `It cannot be placed ${inRegion ? 'at' : 'in'} ${refused}.`}
      </output>
    </li>
  )
}
