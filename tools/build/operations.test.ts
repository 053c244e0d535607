// docs/operations.md names every npm script, sub-command and option, and none that does not exist.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeProgram } from '../../apps/cli/src/program.ts'
import { helpOfTool, type ToolCommands } from '../shared/command-line.ts'
import { root } from './run.ts'

const page = readFileSync(join(root, 'docs/operations.md'), 'utf8')
const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const names = Object.keys(scripts).filter((name) => !name.startsWith('pre'))

/** The text of the page under a heading. */
const section = (heading: string): string => page.split(/^#{2,3} /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''
const within = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found))].toSorted()

const toolNames = names.filter((name) => /^node tools\/[a-z]+\/main\.ts$/.test(scripts[name] ?? ''))
const tools: readonly ToolCommands[] = await Promise.all(
  toolNames.map(async (name) => {
    const commands: Readonly<Record<string, ToolCommands>> = await import(join(root, `tools/${name}/commands.ts`))
    const tool = commands[name]
    if (!tool) throw new Error(`tools/${name}/commands.ts does not export ${name}`)
    return tool
  }),
)

test('there are at most nineteen npm scripts, and five of them are tools', () => {
  expect(names.length).toBeLessThanOrEqual(19)
  expect(toolNames.toSorted()).toEqual(['bench', 'build', 'chaos', 'fuzz', 'mutate'])
})

test('the page names every npm script and no other', () => {
  expect(within(page, /(?:`|^)npm (?:run )?([a-z:-]+)/gm)).toEqual(names.toSorted())
})

test('the page names every command of admiralty and no other', () => {
  const commands = makeProgram().commands.map((command) => command.name())
  expect(within(section('The `admiralty` program'), /^\| `npx admiralty ([a-z-]+)/gm)).toEqual(commands.toSorted())
})

describe.each(tools)('npm run $name', (tool) => {
  const commands = Object.keys(tool.commands).filter((name) => name !== '')

  test('the page names each of its commands and no other', () => {
    const named = within(section(tool.name), new RegExp(`npm run ${tool.name} -- ((?:--)?[a-z-]+)`, 'g'))
    // The command without a name is written there with a game.
    const unnamed = Object.hasOwn(tool.commands, '') ? ['easystar'] : []
    expect(named).toEqual([...unnamed, ...commands].toSorted())
  })

  test.each(Object.entries(tool.commands))('the page names each option of %s and no other', (name, { options }) => {
    const start = `| \`npm run ${tool.name} -- ${name}`
    const row = section(tool.name)
      .split('\n')
      .find((line) => line.startsWith(start))
    const [, , meaning = ''] = row?.split('|') ?? []
    expect(within(meaning, /`([^`]+)`/g).filter((word) => !word.includes('/'))).toEqual(Object.keys(options).toSorted())
  })

  test('its help names every command and option', () => {
    const help = helpOfTool(tool)
    for (const [name, { options }] of Object.entries(tool.commands))
      for (const word of [name, ...Object.keys(options)]) expect(help).toContain(word)
  })
})
