// `admiralty schema GAME`: setup, position, orders, designs and state as JSON Schema.
import { Command } from 'commander'
import { z } from 'zod'
import { examples, gameArgument } from './command-line.ts'
import { openGame } from './games.ts'

async function schema(id: string): Promise<void> {
  const { system } = await openGame(id)
  const { setup, position, order, state } = system.schema
  const of = (type: z.ZodType): unknown => z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' })
  const design = system.shipyard === null ? null : of(system.shipyard.schema)
  console.log(JSON.stringify({ setup: of(setup), position: of(position), order: of(order), design, state: of(state) }, null, 2))
}

export const schemaCommand = (): Command =>
  new Command('schema')
    .description('Print setup, position, orders, designs and state of a game as JSON Schema.')
    .addArgument(gameArgument())
    .addHelpText('after', examples('schema easystar'))
    .action(schema)
