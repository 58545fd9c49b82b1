/** One operation of the API, as its contract describes it. */
export interface ApiOperation {
  method: string;
  path: string;
  summary: string;
  description: string;
  /** HTTP statuses of its failures. */
  failures: readonly number[];
}

/** The contract in the form that the page shows it. */
export interface ApiReference {
  groups: readonly {
    name: string;
    description: string;
    operations: readonly ApiOperation[];
  }[];
  errors: readonly { status: number; code: string; error: string }[];
}
