/** Tests of the program, and of components. */
export const isTest = (path: string) => /\.test\.tsx?$/.test(path)
