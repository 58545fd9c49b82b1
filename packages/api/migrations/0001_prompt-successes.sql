CREATE TABLE "pattern_weights" (
	"pattern" text PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"visitors" double precision NOT NULL,
	"kept" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pattern_visitors" (
	"key" text PRIMARY KEY NOT NULL,
	"pattern" text NOT NULL,
	"owner" text,
	"address" text NOT NULL,
	"kept" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "pattern_visitors_expires_at_index" ON "pattern_visitors" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "pattern_visitors_owner_index" ON "pattern_visitors" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "pattern_visitors_address_index" ON "pattern_visitors" USING btree ("address");