// Log lines, questions and choices as plain text.
import {
  type Choice,
  escapeToLine,
  type LogEntry,
  type Part,
  type Placement,
  type PlaceRequest,
  percent,
  type RegionRequest,
  type Seat,
  type Spread,
  type Words,
} from '@admiralty/kernel'

function part(piece: Part): string {
  if (typeof piece === 'string') return piece
  switch (piece.kind) {
    case 'die':
      // A die that passed, one that missed, and one that is only added up or read.
      return piece.counted === null ? `<${piece.face}>` : piece.counted ? `[${piece.face}]` : `(${piece.face})`
    default:
      return piece.text
  }
}

/** A log line: details are indented, clauses are at the end. */
export function textOf({ parts, rules, weight }: LogEntry): string {
  const text = escapeToLine(parts.map(part).join(''))
  if (weight === 'heading') return `\n== ${text}`
  return `${weight === 'detail' ? '   ' : ''}${text}${rules.length > 0 ? `  (${rules.join(' ')})` : ''}`
}

/** The open question of a seat. */
export function questionLines(words: Words, view: unknown, draft: unknown, seat: Seat): readonly string[] {
  const question = words.question(view, draft)
  if (!question) return [`${seat}: ${words.phase(view).title}`]
  return [`${seat}, ${question.phase}: ${question.title}  (${question.rule})`, question.text]
}

/** 'points of damage: 0 67%, 2 31%, 3 2%; hits 33%' */
const spreadText = ({ title, ends, also }: Spread): string =>
  [
    `${title}: ${ends.map(({ value, chance }) => `${value} ${percent(chance)}`).join(', ')}`,
    ...also.map(({ what, chance }) => `${what} ${percent(chance)}`),
  ].join('; ')

/** Numbered choices with note, chance of success and possible results. */
export function choiceLines(choices: readonly Choice[]): readonly string[] {
  return choices.map(({ label, note, odds, spread, rule, then }, index) => {
    const results = spread && then.kind === 'order' ? spreadText(spread) : null
    const figures = [note, odds === null ? null : percent(odds), results].filter((figure) => figure !== null)
    return `${String(index + 1).padStart(3)}  ${label}${figures.length > 0 ? `  ${figures.join(', ')}` : ''}  (${rule})`
  })
}

/** Places that a prompt names. */
const SAMPLE = 5
/** Asks for a place, with some of the places that are allowed. */
export function placePrompt({ within, nameOf }: PlaceRequest): string {
  const places = (within[0] ?? []).map(nameOf)
  const turning = within.length > 1 ? `, then a space and 1 to ${within.length - 1} to turn it clockwise` : ''
  return `Place${turning}, such as ${places.slice(0, SAMPLE).join(', ')}: `
}
/** The placement in a typed line: '0703', or '0703 2' for two steps clockwise. Undefined if it is not allowed. */
export function placementFrom({ within, nameOf }: PlaceRequest, line: string): Placement | undefined {
  const [name, step = '0'] = line.trim().split(/\s+/)
  const turns = Number(step)
  const at = within[turns]?.find((place) => nameOf(place) === name)
  return at && { at, turns }
}

/** Asks for a place in a region by course and distance, with some that are allowed. */
export const regionPrompt = ({ examples, nameOf }: RegionRequest): string =>
  `Course by the clock and distance, such as ${examples.slice(0, SAMPLE).map(nameOf).join('; ')}: `
