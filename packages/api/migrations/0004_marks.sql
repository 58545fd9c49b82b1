CREATE TABLE "marks" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"engine" text NOT NULL,
	"key_version" integer NOT NULL,
	"is_in_pixels" boolean NOT NULL,
	"parent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
