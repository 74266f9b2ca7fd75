/** What D1 bills: rows looked at and rows written, those of indexes included. */
export interface BilledQuery {
  readonly statement: string;
  readonly rowsRead: number;
  readonly rowsWritten: number;
}

/** A database that notes what each statement cost. `raw` alone tells nothing of it, so everything is asked through `all`. */
export function withBill(database: D1Database, bill: BilledQuery[]): D1Database {
  const billed = (statement: D1PreparedStatement, verb: string): D1PreparedStatement => {
    const all = async () => {
      const result = await statement.all<Record<string, unknown>>();
      bill.push({ statement: verb, rowsRead: result.meta.rows_read, rowsWritten: result.meta.rows_written });
      return result;
    };
    return {
      bind: (...values: unknown[]) => billed(statement.bind(...values), verb),
      all,
      run: all,
      raw: async () => (await all()).results.map((row) => Object.values(row)),
    } as unknown as D1PreparedStatement;
  };
  const prepare = (source: Pick<D1Database, "prepare">) => (query: string) =>
    billed(source.prepare(query), query.split(" ")[0]?.toLowerCase() ?? "");
  return {
    prepare: prepare(database),
    withSession: (start: D1SessionConstraint) => ({ prepare: prepare(database.withSession(start)) }),
  } as unknown as D1Database;
}
