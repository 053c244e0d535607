// The parts of a new game that its author must replace, in the order in which to write them.

/** Each part contains this text until its author replaces it. */
export const MARK = 'Copied from the template'

/** File of the template → the task, with NAME for the title of the new game. */
export const PARTS: Readonly<Record<string, string>> = {
  'src/about.ts': 'say in one line what NAME is, and name its source and licence',
  'rulebook/rulebook.ts': 'write the rule book of NAME',
  'src/state.ts': 'write the setup, the position and the state of NAME',
  'src/orders.ts': 'write the orders of NAME, and check them on a view',
  'src/events.ts': 'write the events of NAME, and what each viewer learns of them',
  'src/steps.ts': 'write the sequence of play of NAME',
  'src/rules.test.ts': 'write a test for each clause of NAME',
  'test/secrets.ts': 'list the secrets of NAME',
  'src/game.ts': 'write the scenarios and options of NAME, and what its viewers may know',
  'src/words.ts': 'write the forms, log lines and tables of NAME',
  'cases/a-torpedo-hits-on-three.json': 'write a case of NAME, and delete this one',
  'ui/scene.ts': 'draw the counters of NAME',
  'ui/record.tsx': 'write the record panel of NAME',
  'ui/print.tsx': 'print the records of NAME',
  'ui/cover.tsx': 'draw the cover of NAME',
  'src/bots/policy.ts': 'write what bots of NAME propose and how they value a position',
  'lessons/index.ts': 'write a lesson of NAME',
}
