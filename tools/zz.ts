import { writeFileSync } from 'node:fs'
import { exportJournal } from '@admiralty/match'
import { playSigned } from './fuzz/proof/match.ts'
import { openGame } from '../apps/cli/src/games.ts'
const { system } = await openGame('skirmish')
for (const seed of [1, 2]) { const m = playSigned(system, seed, 8); writeFileSync(`/tmp/vj/${seed}.json`, exportJournal(m.journal)); writeFileSync(`/tmp/vj/${seed}.receipt`, JSON.stringify(m.receipt)) }
