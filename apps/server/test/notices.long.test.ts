// Ten thousand notices through a mail server that treats them badly.
import { test } from 'vitest'
import { expectAllToArrive } from './mail-flood.ts'

test('10,000 notices through a server that cuts, refuses, delays and doubles: each comes at least once, with one Message-ID', () =>
  expectAllToArrive(10_000))
