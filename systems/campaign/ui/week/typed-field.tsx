// A field for a number, a sum or a hex. What cannot be read says so and changes nothing.
import { Rule } from '@admiralty/game-ui/panel'
import { useId, useState } from 'react'

interface TypedFieldProps<T> {
  readonly label: string
  readonly rule: string
  /** The text of the present value. */
  readonly text: string
  /** After the field: '%', 'tons'. */
  readonly unit: string
  /** What the field expects: 'a whole number from 1 to 100'. */
  readonly expected: string
  readonly keys: 'numeric' | 'decimal' | 'text'
  /** Texts that a list below the field offers; empty for none. */
  readonly offered: readonly string[]
  /** The value of a text; undefined if it cannot be read. */
  read(text: string): T | undefined
  onValue(value: T): void
}
export function TypedField<T>({ label, rule, text, unit, expected, keys, offered, read, onValue }: TypedFieldProps<T>) {
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  /** A text that cannot be read is refused when its player leaves the field, not at its first letter. */
  const [hasLeft, setLeft] = useState(false)
  const isUnread = typed !== null && read(typed) === undefined
  const isWrong = isUnread && hasLeft
  const type = (next: string): void => {
    setTyped(next)
    const value = read(next)
    if (value === undefined) return
    setLeft(false)
    onValue(value)
  }
  return (
    <div className="gu-field cp-typed">
      <label className="cap" htmlFor={id}>
        {label}
      </label>
      <Rule id={rule} />
      <span>
        <input
          id={id}
          className="in"
          inputMode={keys}
          autoComplete="off"
          value={typed ?? text}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          {...(offered.length > 0 && { list: `${id}-offered` })}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => (isUnread ? setLeft(true) : setTyped(null))}
        />
        {unit !== '' && <small>{unit}</small>}
      </span>
      {offered.length > 0 && (
        <datalist id={`${id}-offered`}>
          {offered.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      {isWrong && (
        <p className="gu-why-not" id={`${id}-wrong`} role="alert">
          Please type {expected}.{text !== '' && ` Until then it is ${text}.`}
        </p>
      )}
    </div>
  )
}
