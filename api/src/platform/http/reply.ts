/** 200 with a body. */
export const ok = <T>(body: T) => ({ status: 200 as const, body })

/** 201 with the new thing. */
export const created = <T>(body: T) => ({ status: 201 as const, body })

/** 202: taken, and there is nothing to say yet. */
export const accepted = () => ({ status: 202 as const })

/** 204: done, and there is nothing to say. */
export const noContent = () => ({ status: 204 as const })
