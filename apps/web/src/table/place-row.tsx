// A choice of a place in the list: a field for its printed name, and the button that turns the thing.
import { useId, useRef, useState } from 'react'
import type { PlaceField } from './use-places.ts'

interface PlaceRowProps {
  readonly field: PlaceField
  readonly busy: boolean
}

export function PlaceRow({ field: { label, request, turn, choose }, busy }: PlaceRowProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState('')
  const { now, nameOf } = request
  return (
    <li>
      <form
        className="place"
        onSubmit={(event) => {
          event.preventDefault()
          const name = input.current?.value.trim() ?? ''
          setRefused(choose(name) ? '' : name)
        }}
      >
        <label htmlFor={id}>{label}</label>
        <input
          key={now?.at.join()}
          ref={input}
          id={id}
          className="in"
          defaultValue={now ? nameOf(now.at) : ''}
          placeholder="hex"
          size={6}
        />
        {turn && (
          <button type="button" className="btn" disabled={busy} onClick={turn}>
            Turn <kbd>R</kbd>
          </button>
        )}
        <button type="submit" className="btn" disabled={busy}>
          Place
        </button>
      </form>
      <output>{refused === '' ? 'or pick a marked hex on the map' : `It cannot be placed in ${refused}.`}</output>
    </li>
  )
}
