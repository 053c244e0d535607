// Keeps docs/glossary.md up to date: the file that declares each word, and the table of retired words.
import type { Parsed } from './check.ts'
import { RETIRED, type RetiredWord } from './retired.ts'

export const GLOSSARY = 'docs/glossary.md'
const RETIRED_HEADING = '## Retired words'
/** A row of a table of words: the word, its meaning, the file that declares it. */
const ROW = /^\| `(\w+)` \| (.+?) \| *(\S*) *\|$/

/** The glossary with current files. Throws if a word is declared nowhere, or in several files none of which the row names. */
export function glossaryOf(text: string, code: readonly Parsed[]): string {
  const lines = text.slice(0, text.indexOf(RETIRED_HEADING)).trimEnd().split('\n')
  const rows = lines.map((line) => {
    const [row, word = '', meaning, at = ''] = ROW.exec(line) ?? []
    return row === undefined ? line : `| \`${word}\` | ${meaning} | ${declaredAt(word, at.replaceAll('`', ''), code)} |`
  })
  return `${rows.join('\n')}\n\n${retiredTable()}`
}

function declaredAt(word: string, named: string, code: readonly Parsed[]): string {
  const all = code.flatMap(({ file, declared }) => declared.filter(({ name }) => name === word).map(({ exported }) => ({ file, exported })))
  const exported = [...new Set(all.flatMap((one) => (one.exported ? [one.file] : [])))]
  const [file] = all.some((one) => one.file === named) ? [named] : exported
  if (file === undefined || (file !== named && exported.length > 1))
    throw new Error(
      `docs/glossary.md: ${word} is declared in ${all.length} places, but not in ${named || 'a named file'}. Name one of its files.`,
    )
  return `\`${file}\``
}

const AS: Readonly<Record<RetiredWord['as'], string>> = {
  part: 'in any name',
  name: 'as a whole name',
  type: 'as the name of a type',
  path: 'as the name of a file or folder',
}

const retiredTable = (): string =>
  [
    RETIRED_HEADING,
    '',
    '`npm run names` refuses these words in names of declarations, files and folders. The table is made from `tools/build/names/retired.ts`.',
    '',
    '| retired | where | write instead |',
    '|---|---|---|',
    ...RETIRED.map(
      ({ words, as, within, instead }) =>
        `| ${words.map((word) => `\`${word}\``).join(', ')} | ${AS[as]}${within.length > 0 ? `, in ${within.map((folder) => `\`${folder}\``).join(', ')}` : ''} | ${instead} |`,
    ),
    '',
  ].join('\n')
