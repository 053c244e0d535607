// The fight for tests lives beside the chapters; here under its old name.
export * from '../battle-for-tests.ts'
