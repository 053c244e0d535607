// A line of the log as plain text, for the live region and for tests.
import type { LogEntry, Part } from '@admiralty/kernel'

function partText(part: Part): string {
  if (typeof part === 'string') return part
  if (part.kind !== 'die') return part.text
  return part.counted === null ? `die ${part.face}` : `die ${part.face} (${part.counted ? 'passed' : 'missed'})`
}

/** Puts spaces around dice. */
export const lineText = ({ parts }: LogEntry): string =>
  parts
    .map((part) => (typeof part !== 'string' && part.kind === 'die' ? ` ${partText(part)} ` : partText(part)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
