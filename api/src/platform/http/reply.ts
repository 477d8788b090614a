/** 200 with a body. */
export const ok = <T>(body: T) => ({ status: 200 as const, body })

/** 201 with the new thing. */
export const created = <T>(body: T) => ({ status: 201 as const, body })

/** 202: accepted, without a body. */
export const accepted = () => ({ status: 202 as const })

/** 204: done, without a body. */
export const noContent = () => ({ status: 204 as const })
