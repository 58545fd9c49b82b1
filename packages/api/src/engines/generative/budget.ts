/** What has been set aside for one call of a paid service. */
export interface Reservation {
  /** The call cost what was set aside. */
  keep(): void;
  /** It cost nothing after all. */
  giveBack(): Promise<void>;
}

/** Watches over what paid pictures cost. */
export interface PictureBudget {
  /**
   * Sets the price of a picture aside before it is asked for.
   *
   * @throws AppError `quota_exceeded` when the day's money is spent.
   */
  reserve(): Promise<Reservation>;
  /**
   * For calls beside pictures, which cost little.
   *
   * @throws AppError `quota_exceeded` when the day's money is spent.
   */
  refuseIfSpent(): Promise<void>;
}
