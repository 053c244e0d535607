// Opens a journal in a worker, so that the page stays responsive and can cancel.
import type { GameModule } from '@admiralty/kernel'
import { games } from '../../../../../systems/all.ts'
import { type FromWorker, openJournal } from './opening.ts'

const modules: Readonly<Record<string, GameModule>> = games

const send = (message: FromWorker): void => postMessage(message)

addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  const rules = (id: string) => (Object.hasOwn(modules, id) ? modules[id]?.rules().then(({ system }) => system) : undefined)
  openJournal(file, { rules, onProgress: (stage, share) => send({ kind: 'stage', stage, share }) }).then(send, () =>
    send({ kind: 'refused', isWrong: false, reason: 'The file cannot be read.', findings: [] }),
  )
})
