// Part of `npm run check`: new migrations must be safe on a shop that is open while they run (docs/how-to/change-a-table.md).
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Migrations from this number on are checked: those before it have been applied as they are. */
const firstChecked = 45

type Statement = { text: string; line: number; allowed: ReadonlySet<string> }
type Rule = {
  name: string
  means: string
  isBroken: (statement: string, isKnown: (table: string) => boolean) => boolean
}

const alterOf = /^alter table (?:if exists )?(?:only )?(?:\w+\.)?(\w+) /
const alters = (action: RegExp) => (statement: string, isKnown: (table: string) => boolean) => {
  const table = alterOf.exec(statement)?.[1]
  return table !== undefined && isKnown(table) && action.test(statement)
}

/** Statements come in lower case, with single blanks, without quotes. A table is known when the same file did not make it. */
const rules: readonly Rule[] = [
  {
    name: 'required-column',
    means: 'the program that still runs does not fill a new column that is not null: give it a default',
    isBroken: alters(
      / add (?:column )?(?:if not exists )?(?!constraint|check|foreign|unique|primary|exclude)\w+ (?=.*\bnot null\b)(?!.*\b(?:default|generated)\b)/,
    ),
  },
  {
    name: 'changing-default',
    means: 'a default that is not constant rewrites the table: add the column without it, fill it, then set it',
    isBroken: alters(
      / add (?:column )?(?!constraint)\w+ .*\b(?:default (?:gen_random_uuid|random|clock_timestamp|nextval)|(?:big|small)?serial\b|generated always as (?!identity))/,
    ),
  },
  {
    name: 'locking-index',
    means:
      'nobody writes to the table while this index is made: create index concurrently if not exists, in *.online.sql',
    isBroken: (statement, isKnown) => {
      const table = /^create (?:unique )?index (?!concurrently).* on (?:only )?(?:\w+\.)?(\w+)/.exec(statement)?.[1]
      return table !== undefined && isKnown(table)
    },
  },
  {
    name: 'locking-unique',
    means:
      'the table is locked while the index is made: make a unique index concurrently, then add constraint … using index',
    isBroken: alters(/ add (?:constraint \w+ )?(?:unique|primary key)\b(?!.* using index)/),
  },
  {
    name: 'changed-type',
    means: 'the table is locked while it is rewritten: add a column, fill it, read it, then drop the old one',
    isBroken: alters(/ alter (?:column )?\w+ (?:set data )?type /),
  },
  {
    name: 'renamed',
    means: 'the program that still runs knows the old name: add the new one, use it, then drop the old one',
    isBroken: alters(/ rename /),
  },
  {
    name: 'dropped',
    means: 'the program that still runs may read it: drop it a release after its last use, and raise schema_level',
    isBroken: (statement, isKnown) =>
      alters(/ drop (?:column )?(?!constraint|not null|default|expression|identity)/)(statement, isKnown) ||
      /^(?:drop table|truncate)\b/.test(statement),
  },
  {
    name: 'set-not-null',
    means:
      'the table is locked while it is read: first add constraint … check (… is not null) not valid, and validate it',
    isBroken: alters(/ alter (?:column )?\w+ set not null/),
  },
  {
    name: 'checked-at-once',
    means: 'the table is locked while it is read: add the constraint not valid, and validate it in a later migration',
    isBroken: alters(/ add (?:constraint \w+ )?(?:foreign key|check|exclude)\b(?!.*\bnot valid\b)/),
  },
  {
    name: 'validated-with-others',
    means: 'what came before in this file stays locked while the table is read: validate in *.online.sql',
    isBroken: alters(/ validate constraint /),
  },
  {
    name: 'locking-drop',
    means:
      'waits for everyone who reads the table, and everyone waits behind it: drop index concurrently if exists, in *.online.sql',
    isBroken: (statement) => /^drop index (?!concurrently)/.test(statement),
  },
  {
    name: 'many-rows',
    means: 'rows stay locked until all are changed: let the worker change them by the thousand',
    isBroken: (statement, isKnown) => {
      const table = /^(?:update|delete from) (?:only )?(?:\w+\.)?(\w+)/.exec(statement)?.[1]
      return table !== undefined && isKnown(table)
    },
  },
]

/** A file that runs outside a transaction must mean the same when it is run again. Locks of one statement are no matter there. */
const onlineRules: readonly Rule[] = [
  ...rules.filter(({ name }) => !['validated-with-others', 'many-rows'].includes(name)),
  {
    name: 'not-repeatable',
    means:
      'is run again from its beginning after an interruption: write if not exists, if exists, or replace, on conflict',
    isBroken: (statement) =>
      !/\bif (?:not )?exists\b|\bor replace\b|\bon conflict\b|^(?:update|delete)\b|^do |validate constraint|^analyze/.test(
        statement,
      ),
  },
]

/** Returns the faults of one migration. `-- safe <rule>: <reason>` above a statement makes an exception. */
export function checkMigration(name: string, text: string): string[] {
  const statements = split(text)
  const made = new Set(
    statements.flatMap(
      (statement) => /^create (?:unlogged )?table (?:if not exists )?(?:\w+\.)?(\w+)/.exec(statement.text)?.[1] ?? [],
    ),
  )
  const faults: string[] = []
  for (const { text: statement, line, allowed } of statements) {
    for (const rule of name.endsWith('.online.sql') ? onlineRules : rules) {
      if (rule.isBroken(statement, (table) => !made.has(table)) && !allowed.has(rule.name))
        faults.push(`${name}:${line} ${rule.name}: ${rule.means}`)
    }
    const isConcurrent = /^(?:create (?:unique )?index|drop index|reindex .*) concurrently\b/.test(statement)
    if (isConcurrent && !name.endsWith('.online.sql'))
      faults.push(`${name}:${line} concurrently works only outside a transaction: name the file *.online.sql`)
  }
  const drops = statements.some(({ allowed }) => allowed.has('dropped') || allowed.has('renamed'))
  if (drops && !text.includes("'schema_level'"))
    faults.push(`${name} drops something and does not raise schema_level: an older program would start and fail`)
  return faults
}

function split(text: string): Statement[] {
  let line = 1
  return text.split('--> statement-breakpoint').flatMap((part) => {
    const firstLine = line
    line += part.split('\n').length - 1
    const allowed = new Set([...part.matchAll(/^-- safe ([\w-]+): \S.*$/gm)].map(([, rule = '']) => rule))
    const start = part.search(/^\s*(?!--)\S/m)
    const bare = part
      .replaceAll(/--.*$/gm, '')
      // What is quoted as a text is no part of the statement's form.
      .replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, "''")
      .replaceAll('"', '')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .toLowerCase()
    const offset = start < 0 ? 0 : part.slice(0, start).split('\n').length - 1
    // Some files hold several statements between two marks.
    return bare
      .split(/;\s*/)
      .filter((statement) => statement !== '')
      .map((statement) => ({ text: statement, line: firstLine + offset, allowed }))
  })
}

if (import.meta.main) {
  const folder = resolve(import.meta.dirname, '../api/migrations')
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql') && Number(name.slice(0, 4)) >= firstChecked)
  const faults = files.flatMap((name) => checkMigration(name, readFileSync(join(folder, name), 'utf8')))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
