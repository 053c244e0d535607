import { describeTactics } from '@admiralty/testkit/describe-tactics'
import { lawsOfTactics } from './laws-for-tests.ts'

describeTactics(lawsOfTactics, { trueReports: 100, forged: 100, twins: 60 })
