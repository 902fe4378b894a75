/** One place where something about a person is kept; every table is declared either here or as holding none. */
export interface PersonalData {
  /** Table, or kind of file in the data folder. */
  readonly table: string;
  /** The column that leads to the person. */
  readonly person: string;
  readonly purpose: string;
  readonly kept: string;
}
