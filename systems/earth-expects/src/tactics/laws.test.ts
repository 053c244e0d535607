import { describeTactics } from '@admiralty/testkit/describe-tactics'
import { lawsOfTactics } from './laws-for-tests.ts'

describeTactics(lawsOfTactics, { trueReports: 20, forged: 30, twins: 12 })
