/** Environment variables of the server's process, unless the operator set them. */
export declare const memoryEnvironment: Readonly<Record<string, string>>;

/** Flags of the server's Node. */
export declare const nodeFlags: readonly string[];
