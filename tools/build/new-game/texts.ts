// The README and the template test of a new game.
import type { NewGame } from './name-game.ts'
import { MARK, PARTS } from './parts.ts'

export const readmeOf = ({ name, title }: NewGame): string => `# ${title}

${MARK}: this game has another name and the rules of the template. Replace it part by part, in the order of
[docs/adding-a-game.md](../../docs/adding-a-game.md). \`npx vitest run systems/${name}/test/template.test.ts\` lists what is left.

Write here: what the game is, its vocabulary, how a turn runs, its data formats, one example that runs, what is deliberately absent, sources and credits.
`

/** One failing test for each part that is still the template's. */
export function templateTestOf({ title }: NewGame): string {
  const parts: readonly (readonly [file: string, task: string])[] = [
    ...Object.entries(PARTS).map(([file, task]) => [file, task.replace('NAME', title)] as const),
    ['README.md', `write the README of ${title}`],
  ]
  return `// Fails once for each part that is still a copy of the template. Delete this file when all parts are replaced.
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const MARK = '${MARK}'
const PARTS = [
${parts.map(([file, task]) => `  ['${file}', '${task}'],`).join('\n')}
] as const

test.each(PARTS)('%s: %s', (file, task) => {
  const path = new URL(\`../\${file}\`, import.meta.url)
  const isCopy = existsSync(path) && readFileSync(path, 'utf8').includes(MARK)
  expect(isCopy ? \`To do: \${task}.\` : 'done').toBe('done')
})
`
}
