// Opens a journal beside the page, which never waits for it and may call it off.
import type { RuleSystem } from '@admiralty/kernel'
import { games } from '../../../../../systems/all.ts'
import { type FromWorker, openJournal } from './opening.ts'

/** The list's entries differ in their types; here only the contract is known of them. */
const doors = games as unknown as Readonly<Record<string, { rules(): Promise<{ readonly system: RuleSystem }> }>>

const say = (message: FromWorker): void => postMessage(message)

addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  const rules = (id: string) => (Object.hasOwn(doors, id) ? doors[id]?.rules().then(({ system }) => system) : undefined)
  openJournal(file, { rules, tell: (stage, share) => say({ kind: 'stage', stage, share }) }).then(say, () =>
    say({ kind: 'refused', reason: 'The file cannot be read.', findings: [] }),
  )
})
