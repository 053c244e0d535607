// One of the processes of `processes.ts`.
import { loadGameModules, runChild } from '@admiralty/server'
import { games } from './endless-skirmish.ts'

await runChild({ games: { ...(await loadGameModules()), ...games } })
