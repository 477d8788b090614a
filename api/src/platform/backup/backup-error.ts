import { StartError } from '../start-error.ts'

/** The reason why a backup cannot be made or restored, in words for an operator. */
export class BackupError extends StartError {}
