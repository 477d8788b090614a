export type ObjectKind = string
