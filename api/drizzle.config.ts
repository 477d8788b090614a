// Read by drizzle-kit, which is installed when it is needed: docs/how-to/change-a-table.md. A person reads each migration before it lands.
export default { dialect: 'postgresql', schema: ['./src/*/tables.ts', './src/*/*/tables.ts'], out: './migrations' }
