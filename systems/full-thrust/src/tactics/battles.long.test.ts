import { describeTactics } from '@admiralty/testkit/describe-tactics'
import { lawsOfTactics } from './laws-for-tests.ts'

describeTactics(lawsOfTactics, { trueReports: 10_000, forged: 400, twins: 900 })
