// Lines, questions and choices as plain text.
import type { Choice, Line, Part, Seat, Words } from '@admiralty/kernel'

function part(piece: Part): string {
  if (typeof piece === 'string') return piece
  switch (piece.kind) {
    case 'die':
      return piece.counted ? `[${piece.face}]` : `(${piece.face})`
    default:
      return piece.text
  }
}

/** A log line; details are indented, rules stand at the end. */
export function textOf({ parts, rules, weight }: Line): string {
  const text = parts.map(part).join('')
  if (weight === 'heading') return `\n== ${text}`
  return `${weight === 'detail' ? '   ' : ''}${text}${rules.length > 0 ? `  (${rules.join(' ')})` : ''}`
}

export function questionLines(words: Words, view: unknown, draft: unknown, seat: Seat): readonly string[] {
  const question = words.question(view, draft)
  if (!question) return [`${seat}: ${words.moment(view)}`]
  return [`${seat}, ${question.phase}: ${question.title}  (${question.rule})`, question.text]
}

export function choiceLines(choices: readonly Choice[]): readonly string[] {
  return choices.map(({ label, note, odds, rule }, index) => {
    const figures = [note, odds === null ? null : `${Math.round(odds * 100)}%`].filter((figure) => figure !== null)
    return `${String(index + 1).padStart(3)}  ${label}${figures.length > 0 ? `  ${figures.join(', ')}` : ''}  (${rule})`
  })
}
