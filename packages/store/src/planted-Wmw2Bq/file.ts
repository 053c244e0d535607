import { a } from '@admiralty/easystar'
export const b = a
