import { describeTactics } from '@admiralty/testkit/describe-tactics'
import { lawsOfTactics } from './laws-for-tests.ts'

describeTactics(lawsOfTactics, { trueReports: 40, forged: 60, twins: 45 })
