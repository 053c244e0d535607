// A line of the log: text, drawn dice, links to things and hexes on the map, numbers with their reasons.
import { Die, dieText, InOrder } from '@admiralty/board'
import type { LogEntry, Part, Place } from '@admiralty/kernel'
import { createContext, useContext } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { Reasons } from '../parts/reasons.tsx'
import { RuleLink } from '../parts/rule.tsx'
import { Termed } from '../parts/termed.tsx'

/** The effect of links in a line on the map. */
export interface Pointing {
  thing(id: string): void
  place(at: Place): void
}
export const PointingContext = createContext<Pointing>({ thing: () => {}, place: () => {} })

export function LineParts({ line }: { readonly line: LogEntry }) {
  return <InOrder of={line.parts}>{(part) => <PartMark part={part} />}</InOrder>
}

export function LineRules({ line }: { readonly line: LogEntry }) {
  return line.rules.map((rule) => <RuleLink key={rule} rule={rule} />)
}

function PartMark({ part }: { readonly part: Part }) {
  const pointing = useContext(PointingContext)
  if (typeof part === 'string') return <Termed text={part} />
  switch (part.kind) {
    case 'die':
      return part.sides === 6 ? (
        <Die face={part.face} counted={part.counted} />
      ) : (
        <b className={part.counted ? 'counted' : ''} role="img" aria-label={dieText(part.face, part.counted)}>
          {part.face}
        </b>
      )
    case 'place':
      return (
        <button type="button" className="linkish loc" onClick={() => pointing.place(part.at)}>
          {part.text}
        </button>
      )
    case 'thing':
      return (
        <button type="button" className="linkish thing" onClick={() => pointing.thing(part.id)}>
          {part.text}
        </button>
      )
    case 'number':
      return <Figure part={part} />
  }
}

function Figure({ part }: { readonly part: Extract<Part, { readonly kind: 'number' }> }) {
  return (
    <DialogTrigger>
      <Button className="linkish figure">{part.text}</Button>
      <Popover className="float">
        <Dialog aria-label={`Reasons for ${part.text}`} className="why-box">
          <Reasons title="Total" number={part.number} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
