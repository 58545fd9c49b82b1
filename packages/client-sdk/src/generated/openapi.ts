// Generated from openapi.yaml by scripts/generate.ts. Do not edit.

export interface paths {
    "/api/generate-image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edits pictures as a prompt says
         * @description Closing the connection cancels the work. Nothing of a failed request is kept.
         */
        post: operations["generateImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answers a stored picture, converted when another ending is asked for
         * @description HEAD answers the same headers without the bytes.
         */
        get: operations["getFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells limits, accepted types, the active engine and its abilities */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tells that the server is alive */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Answers this contract as JSON */
        get: operations["getOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        GenerateImageResult: {
            /** @enum {boolean} */
            success: true;
            /** @description Path of the edited picture on this server. Another of the endings png, jpg, webp answers it converted. */
            imageUrl: string;
            /** @description What was done, and what was left out, in words. */
            message: string;
            /** @description The id of the engine that made the picture. */
            engine: string;
            /** @description Width of the result in pixels. */
            width: number;
            /** @description Height of the result in pixels. */
            height: number;
        };
        Error: {
            /** @enum {boolean} */
            success: false;
            /** @description The sentence to show the visitor. */
            error: string;
            /** @description The detail for whoever calls the API. */
            message: string;
            /**
             * @description Stable machine word.
             * @enum {string}
             */
            code: "image_required" | "prompt_required" | "validation_failed" | "too_many_images" | "not_found" | "method_not_allowed" | "image_too_large" | "payload_too_large" | "image_type_unsupported" | "content_type_unsupported" | "range_not_satisfiable" | "image_dimensions" | "image_damaged" | "unsupported_edit" | "cancelled" | "internal_error" | "engine_failed" | "overloaded" | "engine_timeout";
            /** @description Same as the header x-request-id. */
            requestId: string;
            /** @description With `unsupported_edit`: at least three wishes close to what was asked that can be carried out. */
            alternatives?: string[];
        };
        GenerateImageRequest: {
            /** @description The pictures, one part each, in the order they are meant; the first is the primary. PNG, JPEG, WebP or GIF by content, each at most 10485760 bytes, edges 16 to 8192 pixels, at most 40000000 pixels. EXIF orientation is applied and all metadata is removed. */
            image: Blob[];
            /**
             * @description The wanted change in plain words. Blanks at both ends do not count.
             * @example Make it black and white with a white border
             */
            prompt: string;
            /**
             * @description Width : height of the result; left out, the primary picture’s own.
             * @example 16:9
             * @enum {string}
             */
            aspectRatio?: "1:1" | "2:3" | "3:2" | "3:4" | "4:3" | "4:5" | "5:4" | "9:16" | "16:9" | "21:9";
        };
        Config: {
            limits: components["schemas"]["Limits"];
            /** @description Media types accepted as input, judged by content. */
            imageTypes: ("image/png" | "image/jpeg" | "image/webp" | "image/gif")[];
            /** @description File name endings for a file picker. */
            imageExtensions: (".png" | ".jpg" | ".jpeg" | ".webp" | ".gif")[];
            /** @description Ratios width : height that can be asked for. */
            aspectRatios: ("1:1" | "2:3" | "3:2" | "3:4" | "4:3" | "4:5" | "5:4" | "9:16" | "16:9" | "21:9")[];
            engine: components["schemas"]["Engine"];
            featureCategories: components["schemas"]["FeatureCategory"][];
        };
        Limits: {
            /** @description Pictures in one request, at most. */
            maxImages: number;
            /** @description Size of one picture in bytes, at most. */
            maxImageBytes: number;
            /** @description Shortest allowed edge of a picture in pixels. */
            minEdgePx: number;
            /** @description Longest allowed edge of a picture in pixels. */
            maxEdgePx: number;
            /** @description Width × height of a picture in pixels, at most. */
            maxPixels: number;
            /** @description Length of a prompt in characters (UTF-16 code units), at most. */
            maxPromptLength: number;
        };
        Engine: {
            /** @description Stable machine word of the engine. */
            id: string;
            name: string;
            /** @description True when the engine can invent content that is in none of the pictures. */
            generative: boolean;
            abilities: {
                /** @description Pictures it takes in one request, at most. */
                maxImages: number;
                /** @description Ratios width : height that can be asked for. */
                aspectRatios: ("1:1" | "2:3" | "3:2" | "3:4" | "4:3" | "4:5" | "5:4" | "9:16" | "16:9" | "21:9")[];
                /** @description True when it can edit only a painted part. */
                mask: boolean;
                /** @description What it can do, for engines that know a fixed list. */
                operations: components["schemas"]["EngineOperation"][];
            };
        };
        EngineOperation: {
            /** @description Stable machine word of the operation. */
            op: string;
            /** @description Its name for people. */
            label: string;
            /** @description A prompt that asks for it. */
            example: string;
        };
        FeatureCategory: {
            /** @enum {string} */
            id: "character" | "tryOn" | "creative" | "style";
            label: string;
            description: string;
            /** @description Three prompts that the active engine carries out. */
            suggestions: string[];
        };
        Health: {
            /** @enum {string} */
            status: "ok";
            /** @description Version of the API. */
            version: string;
            /** @description Seconds since the server started, rounded down. */
            uptimeSeconds: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    generateImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": [
                 *         "(bytes of beach.jpg)"
                 *       ],
                 *       "prompt": "Make it black and white with a white border",
                 *       "aspectRatio": "16:9"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["GenerateImageRequest"];
            };
        };
        responses: {
            /** @description The edited picture is stored under `imageUrl`. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "imageUrl": "/api/files/5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg",
                     *       "message": "Made it black and white and added a white border.",
                     *       "engine": "embedded",
                     *       "width": 4032,
                     *       "height": 2268
                     *     }
                     */
                    "application/json": components["schemas"]["GenerateImageResult"];
                };
            };
            /** @description One of these codes: image_required, prompt_required, validation_failed, too_many_images. */
            400: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: image_too_large, payload_too_large. */
            413: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: image_type_unsupported, content_type_unsupported. */
            415: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: image_dimensions, image_damaged, unsupported_edit. */
            422: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: cancelled. */
            499: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: engine_failed, internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: overloaded. */
            503: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Seconds to wait before trying again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: engine_timeout. */
            504: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getFile: {
        parameters: {
            query?: {
                /** @description Asks the browser to save the picture under this name (at most 255 characters; characters that file systems refuse are replaced). */
                download?: string;
            };
            header?: never;
            path: {
                /** @description 32 hexadecimal digits and an ending. Any of the three endings works for every picture. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Identifies these bytes.
                     * @example "5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg"
                     */
                    ETag?: string;
                    /**
                     * @description A file never changes under its name.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control"?: string;
                    /**
                     * @description Parts can be asked for.
                     * @example bytes
                     */
                    "Accept-Ranges"?: string;
                    /**
                     * @description The type is as stated.
                     * @example nosniff
                     */
                    "X-Content-Type-Options"?: string;
                    /**
                     * @description Only with `download`.
                     * @example attachment; filename="beach.jpg"
                     */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes of the PNG) */
                    "image/png": Blob;
                    /** @example (bytes of the JPEG) */
                    "image/jpeg": Blob;
                    /** @example (bytes of the WebP) */
                    "image/webp": Blob;
                };
            };
            /** @description The part of the picture that the header "Range" asked for. */
            206: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Identifies these bytes.
                     * @example "5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg"
                     */
                    ETag?: string;
                    /**
                     * @description A file never changes under its name.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control"?: string;
                    /**
                     * @description Parts can be asked for.
                     * @example bytes
                     */
                    "Accept-Ranges"?: string;
                    /**
                     * @description The type is as stated.
                     * @example nosniff
                     */
                    "X-Content-Type-Options"?: string;
                    /**
                     * @description Only with `download`.
                     * @example attachment; filename="beach.jpg"
                     */
                    "Content-Disposition"?: string;
                    /**
                     * @description First and last byte and the size, in bytes.
                     * @example bytes 0-1023/48213
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /** @example (bytes of the PNG) */
                    "image/png": Blob;
                    /** @example (bytes of the JPEG) */
                    "image/jpeg": Blob;
                    /** @example (bytes of the WebP) */
                    "image/webp": Blob;
                };
            };
            /** @description The caller has these bytes already ("If-None-Match"). */
            304: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Identifies these bytes.
                     * @example "5f0c8d4be2a74c0d9c1f6a3be7d2418e.jpg"
                     */
                    ETag?: string;
                    /**
                     * @description A file never changes under its name.
                     * @example public, max-age=31536000, immutable
                     */
                    "Cache-Control"?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description One of these codes: validation_failed. */
            400: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: not_found. */
            404: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: range_not_satisfiable. */
            416: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description The size of the file in bytes.
                     * @example bytes *\/48213
                     */
                    "Content-Range"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: engine_failed, internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: overloaded. */
            503: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    /**
                     * @description Seconds to wait before trying again.
                     * @example 5
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description One of these codes: engine_timeout. */
            504: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What widgets need to know before they ask for anything. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "limits": {
                     *         "maxImages": 5,
                     *         "maxImageBytes": 10485760,
                     *         "minEdgePx": 16,
                     *         "maxEdgePx": 8192,
                     *         "maxPixels": 40000000,
                     *         "maxPromptLength": 2000
                     *       },
                     *       "imageTypes": [
                     *         "image/png",
                     *         "image/jpeg",
                     *         "image/webp",
                     *         "image/gif"
                     *       ],
                     *       "imageExtensions": [
                     *         ".png",
                     *         ".jpg",
                     *         ".jpeg",
                     *         ".webp",
                     *         ".gif"
                     *       ],
                     *       "aspectRatios": [
                     *         "1:1",
                     *         "2:3",
                     *         "3:2",
                     *         "3:4",
                     *         "4:3",
                     *         "4:5",
                     *         "5:4",
                     *         "9:16",
                     *         "16:9",
                     *         "21:9"
                     *       ],
                     *       "engine": {
                     *         "id": "embedded",
                     *         "name": "Embedded engine",
                     *         "generative": false,
                     *         "abilities": {
                     *           "maxImages": 5,
                     *           "aspectRatios": [
                     *             "1:1",
                     *             "2:3",
                     *             "3:2",
                     *             "3:4",
                     *             "4:3",
                     *             "4:5",
                     *             "5:4",
                     *             "9:16",
                     *             "16:9",
                     *             "21:9"
                     *           ],
                     *           "mask": false,
                     *           "operations": [
                     *             {
                     *               "op": "grayscale",
                     *               "label": "Black and white",
                     *               "example": "Make it black and white"
                     *             }
                     *           ]
                     *         }
                     *       },
                     *       "featureCategories": [
                     *         {
                     *           "id": "style",
                     *           "label": "Style transfer",
                     *           "description": "Give the whole picture another look",
                     *           "suggestions": [
                     *             "Turn it into a pencil sketch",
                     *             "Make it look like pixel art",
                     *             "Give it a vintage film look"
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Config"];
                };
            };
            /** @description One of these codes: internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server answers. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0",
                     *       "uptimeSeconds": 3600
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description One of these codes: internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    getOpenApi: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An OpenAPI 3.1 document. */
            200: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0",
                     *       "info": {
                     *         "title": "Nano Banana API",
                     *         "version": "0.1.0"
                     *       },
                     *       "paths": {}
                     *     }
                     */
                    "application/json": {
                        openapi: string;
                        info: {
                            title: string;
                            version: string;
                        } & {
                            [key: string]: unknown;
                        };
                        paths: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description One of these codes: internal_error. */
            500: {
                headers: {
                    /**
                     * @description Identifies this request in the log. A sane id sent in the same request header is kept.
                     * @example k3x9d2-1a
                     */
                    "x-request-id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
}
