import { blindnessLaws, breachesOf, seedsFrom, PLAIN_LAWS, fuzz } from '@admiralty/testkit'
import { expect, test } from 'vitest'
import { system } from '../src/index.ts'
import * as secrets from './secrets.ts'
test('plain', () => { expect(breachesOf(system as never, PLAIN_LAWS, seedsFrom(1, 16), {every: 5})).toEqual([]) }, 200000)
test('blind', () => { const {laws, count} = blindnessLaws(secrets as never); expect(breachesOf(system as never, laws, seedsFrom(1001, 8), {every: 3})).toEqual([]); console.log(count) }, 200000)
test('count', () => { const n: Record<string, number> = {}; const k: Record<string, number> = {}; const ends: Record<string, number> = {}
  fuzz({ system: system as never, laws: [], matches: 60, seed: 1, every: 1, most: 20000, progress: () => undefined, watch: ({ result, call }) => { if (call) k[call.kind] = (k[call.kind] ?? 0) + 1; for (const e of result.events as {type: string, cause?: string, outcome?: {why: string}}[]) { const t = e.type + (e.cause ? ':' + e.cause : '') + (e.outcome ? ':' + e.outcome.why : ''); n[t] = (n[t] ?? 0) + 1 } } } as never)
  console.log(n, k) }, 200000)
