/** The reason why the program cannot start, in words for the person who starts it. */
export class StartError extends Error {}
