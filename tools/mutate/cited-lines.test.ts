import { expect, test } from 'vitest'
import { citedLines } from './cited-lines.ts'

const SOURCE = `/** XX-MOV-01: at most three. */
export function moved(steps: number): Refusal | number {
  if (steps > 3)
    return refuse('XX-MOV-01', 'too far')

  return {
    steps, // XX-MOV-02
    left: 3 - steps,
  }
}
const OTHER = 1`.split('\n')

test('a comment stands for the whole declaration below it', () => expect(citedLines(SOURCE, 1)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]))
test('a refusal stands for its own line and the conditions around it', () => expect(citedLines(SOURCE, 4)).toEqual([4, 3, 2]))
test('a comment at the end of a line stands for that line and the heads around it', () => expect(citedLines(SOURCE, 7)).toEqual([7, 6, 2]))
test('a comment with nothing below it stands for nothing', () => expect(citedLines(['// XX-MOV-01', ''], 1)).toEqual([]))
